#!/bin/sh
# Writes the files of languages/ into the sources, so that the program is one file. With --check, tells
# whether the sources hold what the files say, and changes nothing.
#
# SwiftPM's own '.embedInCode' makes an array of numbers of each file, which takes the compiler half a minute.
set -eu
cd "$(dirname "$0")/.."
folder=Sources/PipelineFile/Languages/BuiltIn
target=$folder
if [ "${1:-}" = --check ]; then
  target=$(mktemp -d)
  trap 'rm -rf "$target"' EXIT
fi
rm -f "$target"/*.swift
list=""
for file in languages/*.yaml; do
  name=$(basename "$file" .yaml)
  list="$list    (\"$name.yaml\", $name),
"
  {
    echo "// Written by Scripts/embed-languages.sh from $file: change that file, and run the script."
    echo "extension BuiltInLanguageFiles {"
    echo "  static let $name = #\"\"\""
    sed 's/^\(..*\)$/    \1/' "$file"
    echo ""
    echo "    \"\"\"#"
    echo "}"
  } > "$target/BuiltInLanguageFiles+$name.swift"
done
{
  echo "// Written by Scripts/embed-languages.sh."
  echo "/// The files of the folder languages/, word for word."
  echo "enum BuiltInLanguageFiles {"
  echo "  static let all: [(name: String, text: String)] = ["
  printf '%s' "$list"
  echo "  ]"
  echo "}"
} > "$target/BuiltInLanguageFiles.swift"
if [ "$target" != "$folder" ]; then
  diff -r "$target" "$folder" || { echo "error: run Scripts/embed-languages.sh" >&2; exit 1; }
  echo "the sources hold the languages' files"
fi
