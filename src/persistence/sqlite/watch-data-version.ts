/** Notices commits of any process on a SQLite file. */
import type { DatabaseSync } from 'node:sqlite'
import { Watchers } from '../watchers.ts'

/** Milliseconds; a change must be seen everywhere within 250. */
const POLL_INTERVAL = 100

export interface DataVersionFeed {
  watch(onChange: () => void): () => void
  close(): void
}

/**
 * Polls `data_version`, which moves when another connection than `reading` commits; our own commits come from the write connection, so
 * they count as well. The timer runs only while somebody watches and never keeps the process alive.
 */
export function watchDataVersion(reading: DatabaseSync): DataVersionFeed {
  const watchers = new Watchers()
  const statement = reading.prepare('pragma data_version')
  let timer: NodeJS.Timeout | null = null
  let seen: unknown = null

  function dataVersion(): unknown {
    try {
      return statement.get()?.data_version
    } catch {
      // Locked, or the disk refuses: whoever reads is told, a timer has nobody to tell.
      return seen
    }
  }

  function poll(): void {
    const version = dataVersion()
    if (version === seen) return
    seen = version
    watchers.notify()
  }

  function stop(): void {
    if (timer) clearInterval(timer)
    timer = null
  }

  return {
    watch(onChange) {
      const end = watchers.add(onChange)
      if (!timer) {
        seen = dataVersion()
        timer = setInterval(poll, POLL_INTERVAL).unref()
      }
      return () => {
        end()
        if (watchers.size === 0) stop()
      }
    },
    close() {
      stop()
      watchers.clear()
    },
  }
}
