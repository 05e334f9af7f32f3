#!/bin/sh
# Installs the second opinion, with a virtual environment of its own.
#
# usage: install.sh FOLDER
#
# pip's own configuration decides where packages come from. Nothing is fetched where the same versions are there.
set -eu
[ $# -eq 1 ] || { echo "usage: install.sh FOLDER" >&2; exit 2; }
source=$(dirname "$0")
mkdir -p "$1"
folder=$(cd "$1" && pwd)
python="$folder/venv/bin/python"

sh "$source/../install-packages.sh" python3 python3-venv
if ! cmp -s "$source/requirements.txt" "$folder/requirements.txt" || ! "$python" -c '' 2>/dev/null; then
  rm -f "$folder/requirements.txt"
  /usr/bin/python3 -m venv --clear "$folder/venv"
  "$python" -m pip install --quiet --disable-pip-version-check --no-deps --only-binary :all: \
    --requirement "$source/requirements.txt"
fi
rm -rf "$folder/worker"
mkdir "$folder/worker"
cp -R "$source/__main__.py" "$source/second_opinion" "$folder/worker/"
rm -rf "$folder/worker/second_opinion/__pycache__"
install -m 755 "$source/second-opinion" "$folder/second-opinion"
# It is whole only now, and only if it works.
printf '{}\n' | "$folder/second-opinion" | grep -q '"ready":true' || {
  echo "error: the second opinion was installed in '$folder' but does not start" >&2
  exit 1
}
cp "$source/requirements.txt" "$folder/requirements.txt"
cat <<TEXT
The second opinion is installed. To use it, write in the pipeline file:

stages:
  recognise:
    second_opinion: { program: "$folder/second-opinion" }
TEXT
