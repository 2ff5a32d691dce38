/**
 * A browser for tests whose tabs are processes of their own: each has a copy of the storage, and writes, news of writes
 * and locks travel on separate ways, so that a tab holding the lock may still read an old copy.
 */
import type { StoreEnvironment } from '../lists/list-store.ts'

interface Mail {
  key: string
  text: string
  own: boolean
}

interface Tab {
  environment: StoreEnvironment
  /** Called with the key when another tab has written. */
  listen: (listener: (key: string) => void) => void
}

export interface FakeBrowser {
  openTab(name: string): Tab
  /** What can happen next, in any order. */
  steps(): (() => void)[]
  /** Lets everything happen that can; throws where that does not end. */
  settle(): void
  stored(key: string): unknown
  clock: { ms: number }
}

export function createFakeBrowser(): FakeBrowser {
  const truth = new Map<string, string>()
  const clock = { ms: 0 }
  const offices: { outbox: Mail[]; inbox: Mail[]; read: (mail: Mail) => void }[] = []
  const requests = new Map<string, (() => void)[]>()

  function openTab(name: string): Tab {
    const copy = new Map(truth)
    const unacknowledged: string[] = []
    let listener: (key: string) => void = () => {}
    const outbox: Mail[] = []
    const inbox: Mail[] = []
    offices.push({
      outbox,
      inbox,
      read({ key, text, own }) {
        if (own) {
          unacknowledged.splice(unacknowledged.indexOf(key), 1)
          return
        }
        if (!unacknowledged.includes(key)) copy.set(key, text)
        listener(key)
      },
    })
    const storage = {
      getItem: (key: string) => copy.get(key) ?? null,
      setItem(key: string, text: string) {
        copy.set(key, text)
        unacknowledged.push(key)
        outbox.push({ key, text, own: false })
      },
    }
    const withLock = (lock: string, work: () => void) =>
      new Promise<void>((resolve) => {
        const queue = requests.get(lock) ?? []
        requests.set(lock, queue)
        queue.push(() => resolve(work()))
      })
    return {
      environment: { storage: () => storage, withLock, now: () => clock.ms, tab: name },
      listen: (next) => {
        listener = next
      },
    }
  }

  function deliver(sender: (typeof offices)[number]): void {
    const mail = sender.outbox.shift()
    if (!mail) return
    truth.set(mail.key, mail.text)
    for (const office of offices) office.inbox.push({ ...mail, own: office === sender })
  }

  function read(office: (typeof offices)[number]): void {
    const mail = office.inbox.shift()
    if (mail) office.read(mail)
  }

  function steps(): (() => void)[] {
    return [
      ...offices.filter((office) => office.outbox.length > 0).map((office) => () => deliver(office)),
      ...offices.filter((office) => office.inbox.length > 0).map((office) => () => read(office)),
      ...[...requests.values()].filter((queue) => queue.length > 0).map((queue) => () => queue.shift()?.()),
    ]
  }

  function settle(): void {
    for (let turn = 0; turn < 10_000; turn += 1) {
      const [next] = steps()
      if (!next) return
      next()
    }
    throw new Error('the tabs never come to rest')
  }

  return { openTab, steps, settle, clock, stored: (key) => JSON.parse(truth.get(key) ?? 'null') }
}
