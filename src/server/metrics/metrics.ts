/** Counts and measures what happens in one process, for Prometheus: counters, histograms, and gauges that are read when asked for. */

export type MetricType = 'counter' | 'gauge' | 'histogram'
export type Labels = Readonly<Record<string, string>>

/** One line of the exposition, and what its family is. */
export interface MetricSample {
  family: string
  type: MetricType
  help: string
  /** The family's name, for a histogram with `_bucket`, `_sum` or `_count` behind it. */
  name: string
  labels: Labels
  value: number
  /** What the same line of several processes makes together. */
  together: 'sum' | 'max'
}

export interface Metrics {
  /** A count that only grows; its name ends in `_total`. */
  counter(family: string, help: string): (labels?: Labels) => void
  /** Counts values into buckets up to each bound, ascending. */
  histogram(family: string, help: string, bounds: readonly number[]): (value: number, labels?: Labels) => void
  /** Numbers by label that are read at each call of `samples`; what cannot be read is left out. */
  gauge(family: string, help: string, together: 'sum' | 'max', read: ReadGauge): void
  /** The same for counts that are kept elsewhere. */
  counted(family: string, help: string, read: ReadGauge): void
  samples(): Promise<MetricSample[]>
}

type ReadGauge = () => Reading | Promise<Reading>
type Reading = number | readonly { labels: Labels; value: number }[]

export function createMetrics(): Metrics {
  const families: (() => MetricSample[] | Promise<MetricSample[]>)[] = []

  function readAtCall(family: string, type: MetricType, help: string, together: 'sum' | 'max', read: ReadGauge): void {
    families.push(async () => {
      const reading = await read()
      const values = typeof reading === 'number' ? [{ labels: {}, value: reading }] : reading
      return values.map((one) => ({ family, type, help, name: family, together, ...one }))
    })
  }

  return {
    counter(family, help) {
      const counts = new Map<string, { labels: Labels; value: number }>()
      readAtCall(family, 'counter', help, 'sum', () => [...counts.values()])
      return (labels = {}) => {
        entry(counts, labels, () => ({ labels, value: 0 })).value += 1
      }
    },
    histogram(family, help, bounds) {
      const series = new Map<string, { labels: Labels; counts: number[]; sum: number }>()
      families.push(() =>
        [...series.values()].flatMap(({ labels, counts, sum }) => {
          const line = (name: string, value: number, more: Labels = {}): MetricSample => ({
            ...{ family, type: 'histogram', help, name, together: 'sum', value },
            labels: { ...labels, ...more },
          })
          const bucket = (bound: number, value: number) =>
            line(`${family}_bucket`, value, { le: bound === Infinity ? '+Inf' : String(bound) })
          const upTo = counts.map((_, index) => counts.slice(0, index + 1).reduce((total, count) => total + count, 0))
          return [
            ...upTo.map((count, index) => bucket(bounds[index] ?? Infinity, count)),
            line(`${family}_sum`, sum),
            line(`${family}_count`, upTo.at(-1) ?? 0),
          ]
        }),
      )
      return (value, labels = {}) => {
        const one = entry(series, labels, () => ({ labels, counts: Array<number>(bounds.length + 1).fill(0), sum: 0 }))
        const found = bounds.findIndex((bound) => value <= bound)
        const place = found === -1 ? bounds.length : found
        one.counts[place] = (one.counts[place] ?? 0) + 1
        one.sum += value
      }
    },
    gauge: (family, help, together, read) => readAtCall(family, 'gauge', help, together, read),
    counted: (family, help, read) => readAtCall(family, 'counter', help, 'sum', read),
    async samples() {
      const read = await Promise.allSettled(families.map(async (family) => await family()))
      return read.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
    },
  }
}

function entry<T>(kept: Map<string, T>, labels: Labels, make: () => T): T {
  const key = Object.values(labels).join('\0')
  const known = kept.get(key)
  if (known !== undefined) return known
  const made = make()
  kept.set(key, made)
  return made
}
