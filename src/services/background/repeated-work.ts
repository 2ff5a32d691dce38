/** Runs a piece of work again and again in the background: at an interval, at once when woken, never twice at a time. */

export interface RepeatedWork {
  start(): void
  /** Runs soon, also when it is running just now; does nothing before the start and after the stop. */
  wake(): void
  /** Runs now and resolves when it is done; shares a run that is under way and then runs once more. */
  run(): Promise<void>
  /** Resolves once nothing runs; nothing new begins. */
  stop(): Promise<void>
  /** True once it was told to stop: long work looks at it between its parts. */
  readonly stopping: boolean
}

/** `interval` in milliseconds; what `work` throws goes to `onError`, and the next run tries again. */
export function repeatWork(
  work: () => Promise<void>,
  { interval, onError }: { interval: number; onError: (error: unknown) => void },
): RepeatedWork {
  let timer: NodeJS.Timeout | undefined
  let stopping = false
  let running: Promise<void> | null = null
  let again = false

  async function untilQuiet(): Promise<void> {
    do {
      again = false
      try {
        await work()
      } catch (error) {
        onError(error)
      }
    } while (again && !stopping)
  }

  function run(): Promise<void> {
    if (running) again = true
    running ??= untilQuiet().finally(() => {
      running = null
    })
    return running
  }

  return {
    get stopping() {
      return stopping
    },
    start() {
      stopping = false
      timer = setInterval(() => void run(), interval).unref()
      void run()
    },
    wake() {
      if (timer && !stopping) void run()
    },
    run,
    async stop() {
      stopping = true
      clearInterval(timer)
      timer = undefined
      await running
    },
  }
}
