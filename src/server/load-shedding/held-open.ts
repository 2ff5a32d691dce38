/** What clients hold open without having sent what they are to send: so much each and so much in all, and beyond that what was held longest goes. */

export interface HeldOpen {
  /** Counts one more of `client`; `drop` ends it when others need the room. Gives the function by which it counts no longer. */
  hold(client: string, drop: () => void): () => void
  readonly count: number
  /** Dropped since the start. */
  readonly dropped: number
}

export interface HeldOpenLimits {
  /** Of one client, beyond which what is older than `grace` goes. */
  each: number
  /** Milliseconds in which nothing goes for the sake of `each`: a rush of honest clients behind one address opens many at once. */
  grace: number
  /** Of all together, beyond which the oldest goes at once. */
  all: number
}

export interface HeldOpenSurroundings {
  /** Hears of each that is dropped. */
  onDrop?: () => void
  /** Milliseconds. */
  now?: () => number
}

interface Hold {
  client: string
  since: number
  drop: () => void
}

/** The newest always finds room: an honest request is complete a moment after it began, and what is old is nobody's request. */
export function createHeldOpen(limits: HeldOpenLimits, surroundings: HeldOpenSurroundings = {}): HeldOpen {
  const { onDrop = () => undefined, now = () => performance.now() } = surroundings
  const all = new Set<Hold>()
  const byClient = new Map<string, Set<Hold>>()
  let dropped = 0

  function end(hold: Hold): void {
    const own = byClient.get(hold.client)
    all.delete(hold)
    own?.delete(hold)
    if (own?.size === 0) byClient.delete(hold.client)
  }

  function makeRoom(holds: ReadonlySet<Hold>, limit: number, grace: number): void {
    for (const oldest of holds) {
      if (holds.size <= limit || now() - oldest.since < grace) return
      end(oldest)
      dropped += 1
      onDrop()
      oldest.drop()
    }
  }

  return {
    hold(client, drop) {
      const hold = { client, since: now(), drop }
      const own = byClient.get(client) ?? new Set()
      byClient.set(client, own.add(hold))
      all.add(hold)
      makeRoom(own, limits.each, limits.grace)
      makeRoom(all, limits.all, 0)
      return () => end(hold)
    },
    get count() {
      return all.size
    },
    get dropped() {
      return dropped
    },
  }
}
