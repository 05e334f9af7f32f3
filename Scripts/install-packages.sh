#!/bin/sh
# Installs Debian packages where they are missing: those that are named, or else those that the build, the tests and
# the demo need. Nothing is touched, and no network is used, where they all are there.
set -eu

packages="$*"
[ -n "$packages" ] || packages="
  libtesseract-dev libleptonica-dev libpng-dev libpoppler-glib-dev libheif-dev libseccomp-dev
  libsqlite3-dev libcsv-dev libyaml-dev libssl-dev pkg-config
  tesseract-ocr tesseract-ocr-eng tesseract-ocr-deu tesseract-ocr-fra tesseract-ocr-spa tesseract-ocr-ita
  tesseract-ocr-nld tesseract-ocr-por tesseract-ocr-pol tesseract-ocr-ces
  python3 sqlite3
"

missing=""
for package in $packages; do
  state=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$state" = installed ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

echo "installing:$missing" >&2
if [ "$(id -u)" -ne 0 ]; then
  echo "error: packages are missing and only root can install them" >&2
  echo "  fix: run 'sudo apt-get install$missing'" >&2
  exit 3
fi
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
# shellcheck disable=SC2086  # the list is meant to be split
apt-get install -y -qq --no-install-recommends $missing >/dev/null
