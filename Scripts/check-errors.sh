#!/bin/sh
# Every slug of a diagnostic and every issue code in the sources must have its row in Documentation/Errors.md.
set -eu
cd "$(dirname "$0")/.."

slugs=$(grep -rhoE 'Diagnostic\(\s*"[a-z0-9-]+"' Sources | grep -oE '"[^"]+"'
        grep -rhzoE 'Diagnostic\(\s*"[a-z0-9-]+"' Sources | tr '\0' '\n' | grep -oE '"[^"]+"')
codes=$(sed -nE 's/.*case .* = "([a-z_]+)".*/"\1"/p' Sources/ReceiptModel/IssueCode.swift)
missing=""
for word in $(printf '%s\n%s\n' "$slugs" "$codes" | sort -u | tr -d '"'); do
  grep -q "\`$word\`" Documentation/Errors.md || missing="$missing $word"
done
if [ -n "$missing" ]; then
  echo "error: not in Documentation/Errors.md:$missing" >&2
  exit 1
fi
echo "every slug and issue code is documented"
