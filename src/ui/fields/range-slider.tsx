/** A slider with two thumbs on two native range inputs; the range is handed on when a thumb is released, never while it moves (spec 5.6). */
import { useUiWords } from '../ui-words.ts'
import { type CSSProperties, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { type RangeScaleOptions, rangeScale } from './range-scale.ts'
import { RangeThumb } from './range-thumb.tsx'

/** Lowest and highest chosen value. */
export type Range = readonly [low: number, high: number]

export interface RangeSliderProps extends RangeScaleOptions {
  value: Range
  /** Called once per release: pointer up, key up, touch end, or a change made by assistive technology. */
  onCommit: (range: Range) => void
  /** Called while a thumb moves, for fields that show the value. */
  onInput?: (range: Range) => void
  /** Accessible names of the thumbs. */
  labels?: readonly [string, string]
  /** How assistive technology says a value. */
  format?: (value: number) => string
  className?: string
}

function same(a: Range, b: Range): boolean {
  return a[0] === b[0] && a[1] === b[1]
}

/** Throws a RangeError for a logarithmic scale with floor 0 and for a missing floor or ceiling (spec 5.6). */
export function RangeSlider({
  min,
  max,
  step = 1,
  scale = 'linear',
  value,
  onCommit,
  onInput,
  labels,
  format = String,
  className,
}: RangeSliderProps) {
  const { lowest, highest } = useUiWords()
  const names = labels ?? [lowest, highest]
  const track = rangeScale({ min, max, step, scale })
  const [given, setGiven] = useState(value)
  const [live, setLive] = useState(value)
  // What was handed on last, so that one release, heard as several events, is handed on once.
  const committed = useRef<Range | null>(null)
  if (!same(given, value)) {
    setGiven(value)
    setLive(value)
  }

  function move(range: Range) {
    committed.current = null
    setLive(range)
    onInput?.(range)
  }
  function release(range: Range) {
    if (same(range, value) || (committed.current && same(range, committed.current))) return
    committed.current = range
    onCommit(range)
  }

  const shares = [track.share(live[0]), track.share(live[1])] as const
  const ends = { '--low': shares[0], '--high': shares[1] } as CSSProperties
  const shared = { track, step, scale, format }
  return (
    <div className={classes('range', className)} style={ends}>
      <div aria-hidden="true" className="range-track" />
      <RangeThumb
        {...shared}
        label={names[0]}
        value={live[0]}
        // At the far end both thumbs meet; the lower one must lie on top there or neither could be moved.
        raised={shares[0] > 0.5}
        onMove={(low) => move([Math.min(low, live[1]), live[1]])}
        onRelease={(low) => release([Math.min(low, live[1]), live[1]])}
      />
      <RangeThumb
        {...shared}
        label={names[1]}
        value={live[1]}
        raised={false}
        onMove={(high) => move([live[0], Math.max(high, live[0])])}
        onRelease={(high) => release([live[0], Math.max(high, live[0])])}
      />
    </div>
  )
}
