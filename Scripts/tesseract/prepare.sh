#!/bin/sh
# Makes all that train.sh needs, from the receipts' crops and this folder; goes on where it stopped.
#
#   prepare.sh CROPS FOLDER [SHARDS]
#
# CROPS is sroie-lines: NAME.tif and NAME.box for each receipt. FOLDER gets venv/, start/ and data/; SHARDS of 500
# invented lines are made, 160 unless said. About a minute a shard beside a training on the same two cores.
set -eu

crops=$1
shards=${3:-160}
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$2"
root=$(cd "$2" && pwd)
base=${BASE:-deu}
data=/usr/share/tesseract-ocr/5/tessdata

fonts="fonts-agave fonts-anonymous-pro fonts-b612 fonts-cantarell fonts-courier-prime fonts-crosextra-carlito
  fonts-dejavu-core fonts-dejavu-extra fonts-dosis fonts-fantasque-sans fonts-3270 fonts-freefont-ttf fonts-glasstty
  fonts-hack fonts-inconsolata fonts-jetbrains-mono fonts-lato fonts-league-mono fonts-liberation fonts-monofur
  fonts-monoid-tight fonts-noto-core fonts-noto-mono fonts-ocr-a fonts-ocr-b fonts-open-sans fonts-roboto-unhinted
  xfonts-75dpi xfonts-base xfonts-terminus"
missing=
for package in tesseract-ocr python3-venv $fonts; do
  state=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$state" = installed ] || missing="$missing $package"
done
[ -z "$missing" ] || { echo "missing, install first: apt-get install$missing" >&2; exit 3; }

if [ ! -x "$root/venv/bin/python" ]; then
  python3 -m venv "$root/venv"
  "$root/venv/bin/pip" install -q numpy scipy pillow pyyaml
fi
python=$root/venv/bin/python

if [ ! -f "$root/start/$base-float.lstm" ]; then
  "$python" "$here/alphabet.py" "$root/start"
  combine_tessdata -e "$data/$base.traineddata" "$root/start/$base.lstm" > /dev/null 2>&1
  "$python" "$here/dequantise.py" "$root/start/$base.lstm" "$root/start/$base-float.lstm"
fi
[ -f "$root/data/real/done" ] || {
  "$python" "$here/real_lines.py" "$crops" "$root/data/real"
  touch "$root/data/real/done"
}
"$python" "$here/made_lines.py" "$root/data/made/held-out" --seed 99 --shards 1
"$python" "$here/made_lines.py" "$root/data/made" --seed 1 --shards "$shards"
