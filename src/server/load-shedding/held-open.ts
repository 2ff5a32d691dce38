/** What clients hold open without having sent what they are to send: so much each and so much in all, and beyond that what was held longest goes. */

export interface HeldOpen {
  /** Counts one more of `client`; `drop` ends it when others need the room. Gives the function by which it counts no longer. */
  hold(client: string, drop: () => void): () => void
  readonly count: number
  /** Dropped since the start. */
  readonly dropped: number
}

interface Hold {
  client: string
  drop: () => void
}

/** The newest always finds room: an honest request is complete a moment after it began, and what is old is nobody's request. */
export function createHeldOpen(limits: { each: number; all: number }): HeldOpen {
  const all = new Set<Hold>()
  const byClient = new Map<string, Set<Hold>>()
  let dropped = 0

  function end(hold: Hold): void {
    const own = byClient.get(hold.client)
    all.delete(hold)
    own?.delete(hold)
    if (own?.size === 0) byClient.delete(hold.client)
  }

  function makeRoom(holds: ReadonlySet<Hold>, limit: number): void {
    if (holds.size <= limit) return
    const [oldest] = holds
    if (!oldest) return
    end(oldest)
    dropped += 1
    oldest.drop()
  }

  return {
    hold(client, drop) {
      const hold = { client, drop }
      const own = byClient.get(client) ?? new Set()
      byClient.set(client, own.add(hold))
      all.add(hold)
      makeRoom(own, limits.each)
      makeRoom(all, limits.all)
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
