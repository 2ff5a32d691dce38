/** Who wants to hear of changes. */

export class Watchers {
  readonly #watchers = new Set<{ onChange: () => void }>()

  get size(): number {
    return this.#watchers.size
  }

  /** Returns the function that takes the watcher off again; calling it twice is harmless. */
  add(onChange: () => void): () => void {
    const watcher = { onChange }
    this.#watchers.add(watcher)
    return () => {
      this.#watchers.delete(watcher)
    }
  }

  notify(): void {
    for (const watcher of [...this.#watchers]) if (this.#watchers.has(watcher)) watcher.onChange()
  }

  clear(): void {
    this.#watchers.clear()
  }
}
