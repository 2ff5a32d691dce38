/** Goals and figures side by side. */

export interface Figure {
  name: string
  figure: number
  /** Absent for a yardstick, which has no goal. */
  goal?: number
  /** True where the goal is the least; otherwise it is the most. */
  atLeast?: boolean
  unit: string
  note?: string
}

/** A goal is met up to and including itself. */
export function isMet({ figure, goal, atLeast = false }: Figure): boolean {
  return goal === undefined || (atLeast ? figure >= goal : figure <= goal)
}

/** A figure with its unit, - for none. */
export function textOf(value: number | undefined, unit: string): string {
  if (value === undefined) return '-'
  return `${Number.isInteger(value) ? value : value.toFixed(value < 10 ? 2 : 1)}${unit === '' ? '' : ` ${unit}`}`
}

/** Prints a table under `title`; returns whether every goal was met. */
export function printFigures(title: string, figures: readonly Figure[]): boolean {
  console.log(`\n${title}`)
  console.log(`  ${'what'.padEnd(44)}${'goal'.padStart(10)}${'figure'.padStart(12)}`)
  for (const one of figures) {
    const line = `  ${one.name.padEnd(44)}${textOf(one.goal, one.unit).padStart(10)}${textOf(one.figure, one.unit).padStart(12)}`
    const verdict = one.goal === undefined ? 'yardstick' : isMet(one) ? 'ok' : one.atLeast ? 'MISSED' : 'PASSED OVER'
    console.log(`${line}  ${[verdict, one.note].filter(Boolean).join('; ')}`)
  }
  return figures.every(isMet)
}

/** The value that `share` (0 to 1) of the values do not pass over. @throws RangeError for none */
export function quantile(values: readonly number[], share: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)]
  if (value === undefined) throw new RangeError('A quantile needs at least one value.')
  return value
}

/** The middle of the values; of an even number the lower one. @throws RangeError for none */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]
  if (middle === undefined) throw new RangeError('A median needs at least one value.')
  return middle
}
