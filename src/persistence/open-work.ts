/** Knows which transactions are still running, so that closing lets them end. */

export class OpenWork {
  readonly #running = new Set<Promise<unknown>>()
  #closed = false

  /** @throws {Error} (as a rejection) once the database is closed. */
  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new Error('The database is closed.'))
    const result = work()
    this.#running.add(result)
    const done = () => this.#running.delete(result)
    result.then(done, done)
    return result
  }

  /** Refuses new work and resolves when what is running has ended, well or badly. */
  async close(): Promise<void> {
    this.#closed = true
    await Promise.allSettled(this.#running)
  }
}
