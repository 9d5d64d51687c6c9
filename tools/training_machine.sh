#!/usr/bin/env bash
# Train the bot `neural` on a machine on which nothing can be installed: Python, numpy and PyTorch are all it
# needs. Everything goes by the clock, so that one call ends in the time it was given.
#
#   OUT=folder GENERATE=110 LEARN=75 bash tools/training_machine.sh
#   OUT=folder START=folder/neural-EDITION.npz SEED=a ROUNDS=3 GENERATE=40 LEARN=12 bash tools/training_machine.sh
#
# Without START it clones: for each of EDITIONS games of BOTS for GENERATE seconds, then learning for LEARN
# seconds. With START (EDITION in it stands for the edition) it improves those weights instead, for ROUNDS rounds:
# they play games with and against each other and EXPERTS, for GENERATE seconds, and learn from them for LEARN.
# In the end MATCHES games against AGAINST in blocks (0: none). Games and checkpoints lie in WORK; a call with the
# same WORK goes on with them (to improve once more, name another SEED). neural-EDITION.npz goes to OUT and WORK, its
# record and all that was said to OUT. ENGINE names a file of tools/travelling_engine.py: with it the compiled
# engine plays the games.
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
out=${OUT:?a folder for what comes of it}
work=${WORK:-/tmp/fengsheng-training}
python=${PYTHON:-python3}
generate=${GENERATE:-110}
learn=${LEARN:-75}
matches=${MATCHES:-240}
jobs=${JOBS:-15}
bots=${BOTS:-expert}
experts=${EXPERTS:-expert}
seats=${SEATS:-5,7}
batch=${BATCH:-4096}
rate=${RATE:-0.0003}
rounds=${ROUNDS:-1}
seed=${SEED:-improve}
against=${AGAINST:-expert}

export PYTHONPATH="$root/src"
mkdir -p "$out" "$work"

say() {
  echo "$SECONDS s: $*"
}

step() { # how many of the last lines to show, and what to do; all of them go into the log of the edition
  local lines=$1
  shift
  "$python" -m fengsheng.train "$@" --edition "$edition" 2>&1 | tee -a "$out/$edition.log" | tail -n "$lines"
}

clone() { # the folder to work in
  say "$edition: games"
  OMP_NUM_THREADS=1 step 1 generate --data "$1/games" --seats "$seats" --bots "$bots" \
    --seconds "$generate" --jobs "$jobs" || return 1
  say "$edition: learning"
  step 3 learn --data "$1/games" --run "$1/run" --seconds "$learn" --batch "$batch"
}

improve() { # the folder to work in, the weights that play, the seed
  local player="neural:weights=$2:greedy=off"
  say "$edition: games of $2"
  OMP_NUM_THREADS=1 step 1 generate --data "$1/games" --seats "$seats" --bots "$player,$player,$experts" \
    --teachers "$player" --stray 0 --seed "$3" --seconds "$generate" --jobs "$jobs" || return 1
  say "$edition: learning"
  step 3 learn --improve --start "$2" --data "$1/games" --run "$1/run" --seconds "$learn" \
    --batch "$batch" --rate "$rate"
}

train() {
  local here="$work/$edition" weights="$out/neural-$edition.npz" number
  if [ -z "${START:-}" ]; then
    clone "$here" || return 1
    step 1 export --run "$here/run" --out "$weights" || return 1
  else
    here="$here-$seed"
    cp "${START//EDITION/$edition}" "$here-0.npz" || return 1
    for number in $(seq "$rounds"); do
      improve "$here-$number" "$here-$((number - 1)).npz" "$seed-$number" || return 1
      step 1 export --run "$here-$number/run" --out "$here-$number.npz" || return 1
      cp "$here-$number.npz" "$weights" || return 1
      cp "$here-$number.json" "${weights%.npz}.json" || return 1
    done
  fi
  cp "$weights" "$work/neural-$edition.npz" || return 1
  [ "$matches" -gt 0 ] || return 0
  say "$edition: matches"
  OMP_NUM_THREADS=1 step 1 match --weights "$weights" --against "$against" --games "$matches" --jobs "$jobs"
}

if [ -n "${ENGINE:-}" ]; then
  "$python" "$root/tools/travelling_engine.py" build "$ENGINE"
  say "the engine is compiled"
fi
failed=0
for edition in ${EDITIONS:-classic spywar}; do
  train || { say "$edition: failed, see $edition.log" && failed=1; }
done
say "done"
exit "$failed"
