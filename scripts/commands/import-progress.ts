/** Says how far an import has come: a bar on a terminal, a line for each tenth elsewhere. */

const WIDTH = 30
/** Smaller imports are done before anybody wonders. */
const WORTH_SAYING = 5000
/** Milliseconds between two drawings of the bar. */
const REDRAW = 100

export interface ProgressOutput {
  isTTY?: boolean
  write(text: string): unknown
}

/** What is counted: words before the bar and a unit behind the count. */
export interface Counted {
  before: string
  unit: string
}

const PRODUCTS: Counted = { before: '', unit: '' }

/** `[#####.....] 50 %  500,000 of 1,000,000, 21,000/s, 24 s left`; `seconds` have gone by since the first product. */
export function progressText(done: number, total: number, seconds: number, { before, unit } = PRODUCTS): string {
  const rate = seconds > 0 ? done / seconds : 0
  const filled = Math.round((done / total) * WIDTH)
  const bar = `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}]`
  const left = rate > 0 ? `, ${Math.ceil((total - done) / rate)} s left` : ''
  const count = `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}${unit}`
  return `${before}${bar} ${Math.floor((done / total) * 100)} %  ${count}, ${Math.round(rate).toLocaleString('en-US')}/s${left}`
}

/** Returns what an import calls after every step with the number of products that are stored. `clock` gives milliseconds. */
export function showProgress(
  output: ProgressOutput,
  clock: () => number,
  counted: Counted = PRODUCTS,
): (done: number, total: number) => void {
  let start: number | null = null
  let drawn = -Infinity
  let tenth = 0
  return (done, total) => {
    if (total < WORTH_SAYING) return
    const now = clock()
    start ??= now
    const text = progressText(done, total, (now - start) / 1000, counted)
    if (output.isTTY === true) {
      if (now - drawn < REDRAW && done < total) return
      drawn = now
      output.write(`\r\u001b[K${text}${done < total ? '' : '\n'}`)
    } else if (Math.floor((done / total) * 10) > tenth) {
      tenth = Math.floor((done / total) * 10)
      output.write(`${text}\n`)
    }
  }
}
