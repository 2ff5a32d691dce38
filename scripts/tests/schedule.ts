/** Runs steps side by side as far as their needs and the cores allow. */

export interface Scheduled {
  name: string
  needs: readonly string[]
  cores: number
}

export type Outcome = 'passed' | 'failed' | 'skipped'

/**
 * Runs every step whose needs have passed, in the order of the list, never using more than `cores` at once (a larger step runs alone).
 * A step that fails does not stop the others; those that need it are skipped. Resolves when all are decided.
 * @throws Error when a step needs one that is not in the list, or steps need each other
 */
export async function schedule<S extends Scheduled>(
  steps: readonly S[],
  cores: number,
  run: (step: S) => Promise<boolean>,
  decided: (step: S, outcome: Outcome) => void,
): Promise<void> {
  const outcomes = new Map<string, Outcome>()
  const running = new Map<string, Promise<void>>()
  const waiting = new Set(steps)
  let free = cores

  const unknown = steps.flatMap((step) => step.needs).find((need) => !steps.some((step) => step.name === need))
  if (unknown !== undefined) throw new Error(`No step is called ${unknown}.`)

  const finish = (step: S, outcome: Outcome): void => {
    outcomes.set(step.name, outcome)
    decided(step, outcome)
  }
  const begin = (step: S): void => {
    const used = Math.min(step.cores, cores)
    free -= used
    const work = run(step)
      .then((passed) => finish(step, passed ? 'passed' : 'failed'))
      .finally(() => {
        free += used
        running.delete(step.name)
      })
    running.set(step.name, work)
  }

  while (waiting.size > 0 || running.size > 0) {
    for (const step of waiting) {
      const needs = step.needs.map((need) => outcomes.get(need))
      if (needs.some((outcome) => outcome === 'failed' || outcome === 'skipped')) {
        waiting.delete(step)
        finish(step, 'skipped')
      } else if (needs.every((outcome) => outcome === 'passed') && free >= Math.min(step.cores, cores)) {
        waiting.delete(step)
        begin(step)
      }
    }
    if (running.size > 0) await Promise.race(running.values())
    else if (waiting.size > 0 && [...waiting].every((step) => step.needs.some((need) => !outcomes.has(need)))) {
      throw new Error(`These steps wait for each other: ${[...waiting].map((step) => step.name).join(', ')}.`)
    }
  }
}
