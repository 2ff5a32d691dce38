/** One thumb of a range slider: a native range input that tells moving from releasing. */
import { useEffect, useEffectEvent, useRef } from 'react'
import { classes } from '../classes.ts'
import type { RangeScale } from './range-scale.ts'

/** A logarithmic track is walked in this many even parts. */
const LOG_PARTS = 1000

export interface RangeThumbProps {
  track: RangeScale
  step: number
  scale: 'linear' | 'log'
  label: string
  value: number
  format: (value: number) => string
  /** Lies above the other thumb. */
  raised: boolean
  onMove: (value: number) => void
  onRelease: (value: number) => void
}

export function RangeThumb({ track, step, scale, label, value, format, raised, onMove, onRelease }: RangeThumbProps) {
  const input = useRef<HTMLInputElement>(null)
  const keyHeld = useRef(false)
  const even = scale === 'linear'

  function read(element: HTMLInputElement): number {
    return even ? Number(element.value) : track.value(Number(element.value) / LOG_PARTS)
  }
  const release = useEffectEvent(() => {
    if (input.current && !keyHeld.current) onRelease(read(input.current))
  })
  // React's onChange is the input event; the native change event also hears a pointer let go outside and assistive technology.
  useEffect(() => {
    const element = input.current
    const changed = () => release()
    element?.addEventListener('change', changed)
    return () => element?.removeEventListener('change', changed)
  }, [])

  function letGo() {
    keyHeld.current = false
    if (input.current) onRelease(read(input.current))
  }
  return (
    <input
      ref={input}
      type="range"
      aria-label={label}
      aria-valuetext={format(value)}
      className={classes(raised && 'z-1')}
      min={even ? track.min : 0}
      max={even ? track.max : LOG_PARTS}
      step={even ? step : 1}
      value={even ? value : track.share(value) * LOG_PARTS}
      onChange={(event) => onMove(read(event.currentTarget))}
      onKeyDown={() => {
        keyHeld.current = true
      }}
      onKeyUp={letGo}
      onPointerUp={letGo}
      onTouchEnd={letGo}
      onBlur={letGo}
    />
  )
}
