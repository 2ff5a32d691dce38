#!/bin/bash
# OUT=DIR ./queue.sh: renders what jobs.txt in OUT lists (studio product colour view samples [pixels]), always the first that is not there yet, so that the list may change
# while it runs. Lowest priority (nice and autogroup). Waits while OUT/pause exists, ends when OUT/stop exists. Start it with: OUT=... setsid nohup ./queue.sh >/dev/null 2>&1 &
echo 19 > /proc/self/autogroup 2>/dev/null; renice -n 19 $$ >/dev/null
mkdir -p "$OUT"/done "$OUT"/log; touch "$OUT"/tried
next() { while read -r r p v w s q; do [ -n "$r" ] || continue; [ -f "$OUT/done/$(basename "$r")/$p-$v-$w.png" ] && continue; grep -qxF "$r $p $v $w" "$OUT"/tried && continue; echo "$r $p $v $w $s ${q:-${RES:-1280}}"; return; done < "$OUT"/jobs.txt; }
while :; do
  [ -e "$OUT"/stop ] && exit
  if [ -e "$OUT"/pause ]; then sleep 2; continue; fi
  j=$(next); [ -z "$j" ] && { sleep 10; continue; }
  read -r r p v w s q <<< "$j"; n=$(basename "$r"); o="$OUT"/done/$n; mkdir -p "$o"
  echo "$r $p $v $w" >> "$OUT"/tried; t=$(date +%s)
  cd "$r"; IMG_WORK="$OUT"/wk IMG_THREADS=2 OMP_WAIT_POLICY=passive OMP_NUM_THREADS=2 blender -b --factory-startup -noaudio -P run.py -- $p --variant $v --view $w --res $q --spp $s --out "$OUT/part" >"$OUT"/log/$n-$p-$v-$w.log 2>&1 </dev/null &
  job=$!; b=
  while kill -0 $job 2>/dev/null; do # a running render stands still while OUT/pause exists
    b=$(pgrep -P $job -x blender); [ -n "$b" ] || { [ "$(cat /proc/$job/comm 2>/dev/null)" = blender ] && b=$job; }
    if [ -n "$b" ]; then if [ -e "$OUT"/pause ]; then kill -STOP $b 2>/dev/null; else kill -CONT $b 2>/dev/null; fi; fi
    sleep 2
  done
  [ -f "$OUT/part/$p-$v-$w.mask.png" ] && mv "$OUT/part/$p-$v-$w.mask.png" "$OUT/part/$p-$v-$w.png" "$o"/
  echo "$(date +%T) $n $p $v $w $(( $(date +%s)-t ))s $(ls $o/$p-$v-$w.png 2>/dev/null)" >>"$OUT"/q.log
done
