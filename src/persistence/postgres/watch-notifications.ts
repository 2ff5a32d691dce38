/** Hears of commits of any process on a PostgreSQL database. */
import pg from 'pg'
import { Watchers } from '../watchers.ts'

export const CHANNEL = 'vitrine_change'

/** Milliseconds between looks at the table, which is the truth while the connection is lost or mute. */
const POLL_INTERVAL = 1000
const FIRST_PAUSE = 100
const LONGEST_PAUSE = 5000
const CONNECT_TIMEOUT = 5000

export interface NotificationFeed {
  watch(onChange: () => void): () => void
  close(): Promise<void>
}

/**
 * Watchers are called when `latest` has moved; NOTIFY and the poll only say when to look. The listening connection is made while somebody
 * watches and made again, after growing pauses, when it is lost.
 */
export function watchNotifications(url: string, latest: () => Promise<number>): NotificationFeed {
  const watchers = new Watchers()
  let seen: number | null = null
  let looking = false
  let lookAgain = false
  let active = false
  let client: pg.Client | null = null
  let pause = FIRST_PAUSE
  let retry: NodeJS.Timeout | null = null
  let poll: NodeJS.Timeout | null = null
  let ending: Promise<void> = Promise.resolve()

  async function look(): Promise<void> {
    if (looking) {
      lookAgain = true
      return
    }
    looking = true
    try {
      do {
        lookAgain = false
        // Null where the database is away: the next poll looks again.
        const sequence = await latest().catch(() => null)
        // What was committed before the first look may be what the watcher has just missed, so that counts as moved.
        if (active && sequence !== null && sequence !== seen) {
          seen = sequence
          watchers.notify()
        }
      } while (lookAgain && active)
    } finally {
      looking = false
    }
  }

  async function listen(): Promise<void> {
    retry = null
    const listener = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT, keepAlive: true })
    client = listener
    listener.on('error', () => lost(listener))
    listener.on('end', () => lost(listener))
    listener.on('notification', () => void look())
    try {
      await listener.connect()
      await listener.query(`listen ${CHANNEL}`)
      pause = FIRST_PAUSE
      void look()
    } catch {
      lost(listener)
    }
  }

  function lost(listener: pg.Client): void {
    if (client !== listener) return
    client = null
    listener.end().catch(() => {})
    retry = setTimeout(() => void listen(), pause * (0.5 + Math.random())).unref()
    pause = Math.min(pause * 2, LONGEST_PAUSE)
  }

  function start(): void {
    active = true
    poll = setInterval(() => void look(), POLL_INTERVAL).unref()
    void listen()
  }

  function stop(): void {
    active = false
    if (poll) clearInterval(poll)
    if (retry) clearTimeout(retry)
    const listener = client
    client = null
    seen = null
    if (listener) ending = listener.end().catch(() => {})
  }

  return {
    watch(onChange) {
      const end = watchers.add(onChange)
      if (!active) start()
      return () => {
        end()
        if (active && watchers.size === 0) stop()
      }
    },
    async close() {
      watchers.clear()
      if (active) stop()
      await ending
    },
  }
}
