/** Price steps: amounts spread over the catalogue, with the set of products below each, so that any price range is two steps and little more. */
import { emptyBits, toggleBit, toggleBits, type Bits } from './index-bits.ts'
import { placeOf, type Order } from './index-orders.ts'

export interface PriceStep {
  /** Minor units. */
  bound: number
  /** Products that cost less. */
  below: Bits
}

/** At most `count` steps with about as many products between each two; fewer where many cost the same. */
export function buildPriceSteps(low: Order, count: number): PriceStep[] {
  const size = low.places.length
  const steps: PriceStep[] = []
  const below = emptyBits(size)
  let filled = 0
  for (let step = 1; step <= count; step += 1) {
    const bound = low.keys[low.places[Math.floor((step * size) / (count + 1))] ?? 0] ?? 0
    const place = placeOf(low, bound)
    if (place === filled) continue
    toggleBits(below, low.places.subarray(filled, place))
    steps.push({ bound, below: below.slice() })
    filled = place
  }
  return steps
}

/** Puts a product whose price changes on the right side of every step. */
export function changePrice(steps: readonly PriceStep[], position: number, from: number, to: number): void {
  for (const { bound, below } of steps) if (from < bound !== to < bound) toggleBit(below, position)
}

export interface NearestStep {
  /** -1 for nothing at all, the number of steps for everything. */
  step: number
  /** Products below the step. */
  place: number
}

/** The step nearest to a place of the price order. */
export function nearestStep(steps: readonly PriceStep[], low: Order, place: number): NearestStep {
  const size = low.places.length
  const price = low.keys[low.places[place] ?? -1] ?? Infinity
  const above = steps.findIndex(({ bound }) => bound >= price)
  const upper = above < 0 ? steps.length : above
  const placeOfStep = (step: number): number => {
    const bound = steps[step]?.bound
    return step < 0 ? 0 : bound === undefined ? size : placeOf(low, bound)
  }
  const lowerPlace = placeOfStep(upper - 1)
  const upperPlace = placeOfStep(upper)
  return place - lowerPlace <= upperPlace - place
    ? { step: upper - 1, place: lowerPlace }
    : { step: upper, place: upperPlace }
}
