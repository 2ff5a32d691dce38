/** What the worker is given: the server's settings, and what of a browser's surroundings it uses. */

/** What the server writes into the script. */
export interface WorkerSettings {
  /** Names the browser's build: its files lie in a cache of their own. */
  build: string
  /** Small parts that pages load when they are first used, such as the quick view. */
  parts: readonly string[]
  /** Pages that are shown without a net although nobody has opened them yet. */
  lists: readonly string[]
  /** What stands in the place of a page that is not kept: text before and behind the list of kept pages. */
  offlinePage: readonly [string, string]
  checkoutPage: string
}

export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends WorkerEvent {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export interface MessageEventOf extends WorkerEvent {
  data: unknown
}

/** What of a worker's surroundings is used. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listen: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listen: (event: MessageEventOf) => void): void
  skipWaiting(): Promise<void>
  location: { origin: string }
  caches: CacheStorage
  clients: { claim(): Promise<void> }
  registration: { navigationPreload?: { enable(): Promise<void> } }
  fetch(request: Request | string, init?: RequestInit): Promise<Response>
}
