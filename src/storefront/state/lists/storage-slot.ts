/** Owns one key of the browser's storage: reading and writing that never throw and never lose what was there. */

/** The part of `localStorage` that is used. */
export interface TextStorage {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
}

export interface StorageSlot {
  /** The text, or null where there is none or the storage is blocked. */
  read(): string | null
  /** Where the storage is full or blocked, the text is kept for as long as the page lives. */
  write(text: string): void
  /** Copies a text that cannot be read to `<key>.unreadable` (`.2`, `.3`, ... where that is taken). */
  setAside(text: string): void
}

/** `open` may throw, as `window.localStorage` does where storage is blocked. Spec 4.11. */
export function createStorageSlot(open: () => TextStorage, key: string): StorageSlot {
  let unsaved: string | null = null
  let notYetAside: string | null = null

  function setAside(text: string): void {
    notYetAside = text
    attempt(() => {
      const storage = open()
      let name = `${key}.unreadable`
      for (let number = 2; (storage.getItem(name) ?? text) !== text; number += 1) name = `${key}.unreadable.${number}`
      storage.setItem(name, text)
      notYetAside = null
    })
  }

  return {
    setAside,
    read: () => unsaved ?? attempt(() => open().getItem(key)) ?? null,
    write(text) {
      unsaved = text
      if (notYetAside !== null) setAside(notYetAside)
      // What could not be set aside must not be overwritten: then this page lives on its own copy.
      if (notYetAside !== null) return
      attempt(() => {
        open().setItem(key, text)
        unsaved = null
      })
    },
  }
}

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
