/** Long work in steps, with a million products of some 100 milliseconds at most: whoever drives it may let others go on between two of them. */
export type Steps<T> = Generator<undefined, T>

/** Places of a list that a step goes through, some 5 ms. */
export const STEP_LENGTH = 1 << 17

/** All steps one after the other; gives what the work gives. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
