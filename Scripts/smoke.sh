#!/bin/sh
# Runs the sample pipeline in a copy and compares what it writes with the committed reports/.
# Then runs it again: nothing new may come of it, and every byte must stay.
set -eu

program=$(realpath "${1:-.build/release/tallyroll}")
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cp -r "$root/pipelines" "$root/samples" "$work/"
mkdir "$work/reports"
(cd "$work" && "$program" run --quiet pipelines/samples.yaml)
diff -r --exclude='*.sqlite*' --exclude='*.lock' --exclude=README.md "$root/reports" "$work/reports"

before=$(cd "$work/reports" && sha256sum -- *.csv *.jsonl *.md)
(cd "$work" && "$program" run --quiet --lanes 1 pipelines/samples.yaml)
after=$(cd "$work/reports" && sha256sum -- *.csv *.jsonl *.md)
[ "$before" = "$after" ] || { echo "error: a second run changed the exports" >&2; exit 1; }
echo "the sample pipeline writes what is committed, and a second run changes nothing"
