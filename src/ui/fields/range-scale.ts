/** Where a value stands on a slider's track, for even and for logarithmic scales (spec 5.6). */

export interface RangeScaleOptions {
  /** Lowest value. */
  min: number | undefined
  /** Highest value. */
  max: number | undefined
  /** Distance between two values, above 0. */
  step?: number
  scale?: 'linear' | 'log'
}

export interface RangeScale {
  min: number
  max: number
  /** Share of the track from 0 to 1; values outside are clamped. */
  share(value: number): number
  /** The value on a step that stands nearest to a share. */
  value(share: number): number
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}

/**
 * Builds the scale of a slider.
 * Spec 5.6: throws a RangeError when the floor or the ceiling is missing, when a logarithmic scale starts at 0 or below,
 * and when the ceiling lies below the floor or the step is not above 0.
 */
export function rangeScale({ min, max, step = 1, scale = 'linear' }: RangeScaleOptions): RangeScale {
  if (min === undefined || !Number.isFinite(min)) throw new RangeError(`A range slider needs a floor, got ${min}`)
  if (max === undefined || !Number.isFinite(max)) throw new RangeError(`A range slider needs a ceiling, got ${max}`)
  if (max < min) throw new RangeError(`A range slider's ceiling must not lie below its floor, got ${min} to ${max}`)
  if (!(step > 0)) throw new RangeError(`A range slider's step must be above 0, got ${step}`)
  if (scale === 'log' && min <= 0) throw new RangeError(`A logarithmic scale needs a floor above 0, got ${min}`)
  const spread = scale === 'log' ? Math.log(max / min) : max - min
  return {
    min,
    max,
    share(value) {
      if (spread === 0) return 0
      const inside = clamp(value, min, max)
      return (scale === 'log' ? Math.log(inside / min) : inside - min) / spread
    },
    value(share) {
      const inside = clamp(share, 0, 1)
      const exact = scale === 'log' ? min * Math.exp(inside * spread) : min + inside * spread
      return clamp(min + Math.round((exact - min) / step) * step, min, max)
    },
  }
}
