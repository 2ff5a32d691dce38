/** Compresses pages that are asked for again with more work, one at a time and behind everybody's back. */

export interface Polishable {
  /** Does nothing where it is not worth it any more. */
  polish(): Promise<void>
}

export interface Polisher {
  /** Takes the page where there is room for it. */
  add(page: Polishable): void
}

/** Pages that may wait; a page that found no room stays as it is. */
const LINE = 500
/** Milliseconds to wait while there is something better to do. */
const PAUSE = 250

export function createPolisher(options: { isBusy: () => boolean; onProblem: (error: unknown) => void }): Polisher {
  const line: Polishable[] = []
  let isWorking = false

  async function work(): Promise<void> {
    for (let next = line.shift(); next; next = line.shift()) {
      while (options.isBusy()) await new Promise((resolve) => setTimeout(resolve, PAUSE).unref())
      try {
        await next.polish()
      } catch (error) {
        options.onProblem(error)
      }
    }
    isWorking = false
  }

  return {
    add(page) {
      if (line.length >= LINE) return
      line.push(page)
      if (isWorking) return
      isWorking = true
      void work()
    },
  }
}
