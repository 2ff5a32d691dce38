/** What the set-up says: one line a step, with the time it took. */

/** @param {number} milliseconds */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(2)} s`
}

/**
 * Runs one step of the set-up and prints its name, what came of it and its time.
 * @param {string} name
 * @param {(say: (text: string) => void) => Promise<string>} work returns what came of it; `say` announces something slow
 */
export async function step(name, work) {
  const from = performance.now()
  const line = (text) => console.log(`  ${name.padEnd(10)}${text}`)
  const result = await work(line)
  line(`${result.padEnd(28)}${seconds(performance.now() - from).padStart(9)}`)
}

/** An error whose message is all that a reader needs: printed without a stack. */
export class SetupError extends Error {}

/** @param {unknown} error */
export function fail(error) {
  console.error(error instanceof SetupError ? `\n${error.message}` : error)
  process.exit(1)
}
