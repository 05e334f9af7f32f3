#!/bin/sh
# Trains the receipt model, round by round, and goes on where it stopped.
#
#   train.sh FOLDER [ITERATIONS]
#
# FOLDER holds data/ (the shards), start/ (the alphabet and the float network to begin with) and, made here, run/ (the
# checkpoints), models/ (an integer model of each round) and train.log. A round is 10,000 lines; shards made meanwhile
# are seen from the next round on. Kill it at any time and run it again: the lines since the last checkpoint are lost,
# 100 at most. See README.md.
set -eu

root=$(cd "$1" && pwd)
last=${2:-600000}
round=10000
base=${BASE:-deu}
data=/usr/share/tesseract-ocr/5/tessdata
starter=$root/start/receipt/receipt.traineddata
export OMP_THREAD_LIMIT=1 LC_ALL=C.UTF-8

mkdir -p "$root/run" "$root/models" "$root/logs"
exec 9>"$root/run/lock"
flock -n 9 || { echo "a training runs there already" >&2; exit 1; }

# The rate falls as training goes: a high one learns the new letters, a low one stops the wandering.
rate() {
  if [ "$1" -le 40000 ]; then echo 0.0005
  elif [ "$1" -le 90000 ]; then echo 0.00025
  elif [ "$1" -le 180000 ]; then echo 0.000125
  elif [ "$1" -le 300000 ]; then echo 0.00006
  else echo 0.00003; fi
}

# The error on a list of shards: "BCER eval=…, BWER eval=…".
error() {
  lstmeval --model "$1" --traineddata "$starter" --eval_listfile "$2" --verbosity 0 2>&1 | grep -o 'BCER eval=.*' || echo failed
}

seen=0
[ ! -f "$root/run/lines" ] || seen=$(cat "$root/run/lines")
while [ "$seen" -lt "$last" ]; do
  next=$((seen + round))
  # One line of each shard in turn: the number of shards is the share of each kind.
  find "$root/data" -name '*.lstmf' -not -path '*held-out*' -not -name '*.part.lstmf' | sort > "$root/run/shards"
  find "$root/data/real/held-out" -name '*.lstmf' | sort > "$root/run/held-out-real"
  find "$root/data/made/held-out" -name '*.lstmf' | sort | head -n 1 > "$root/run/held-out-made"
  if [ -f "$root/run/receipt_checkpoint" ]; then
    from=$root/run/receipt_checkpoint old=
  else
    from=$root/start/$base-float.lstm old="--old_traineddata $data/$base.traineddata"
  fi
  # shellcheck disable=SC2086
  lstmtraining --traineddata "$starter" --continue_from "$from" $old --model_output "$root/run/receipt" \
    --train_listfile "$root/run/shards" --learning_rate "$(rate $next)" --reset_learning_rate \
    --max_iterations $next --max_image_MB 3000 > "$root/logs/round.log" 2>&1 &
  child=$!
  trap 'kill $child; exit 143' TERM INT
  wait $child || { tail -n 20 "$root/logs/round.log" >&2; exit 1; }
  trap - TERM INT
  grep -E '^At iteration' "$root/logs/round.log" | tail -n 1 > "$root/logs/last" || true
  model=$root/models/receipt-$next.traineddata
  lstmtraining --stop_training --convert_to_int --traineddata "$starter" \
    --continue_from "$root/run/receipt_checkpoint" --model_output "$model" > /dev/null 2>&1
  {
    printf '%s %s lines, %s shards, rate %s: ' "$(date -u +%FT%TZ)" $next "$(wc -l < "$root/run/shards")" "$(rate $next)"
    grep -oE 'BCER train=[0-9.]+%, BWER train=[0-9.]+%' "$root/logs/last" | tr '\n' ' '
    printf '| real held out %s' "$(error "$model" "$root/run/held-out-real")"
    [ ! -s "$root/run/held-out-made" ] || printf ' | made held out %s' "$(error "$model" "$root/run/held-out-made")"
    echo
  } >> "$root/train.log"
  find "$root/run" -name 'receipt_*_*.checkpoint' -printf '%T@ %p\n' | sort -n | head -n -3 |
    cut -d ' ' -f 2- | xargs -r -d '\n' rm --
  seen=$next
  echo $seen > "$root/run/lines"
done
