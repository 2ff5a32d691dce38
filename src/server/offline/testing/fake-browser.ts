/** A browser around the worker, for tests: its caches, a network that can be cut, and events that are waited for. */
import vm from 'node:vm'

type Handler = (request: Request) => Response | Promise<Response>

/** An answer as the browser gives one of our own origin; Node's own have no such type. */
export function answer(
  body: string,
  init: ResponseInit & { kind?: ResponseType; redirected?: boolean } = {},
): Response {
  const { kind = 'basic', redirected = false, ...rest } = init
  const response = new Response(rest.status === 204 ? null : body, {
    ...rest,
    headers: { date: new Date().toUTCString(), ...rest.headers },
  })
  return Object.defineProperties(response, {
    type: { value: kind },
    redirected: { value: redirected },
    clone: { value: () => answer(body, init) },
  })
}

export function htmlPage(title: string, named = ''): Response {
  const html = `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${named}</body></html>`
  return answer(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' } })
}

class FakeCache {
  readonly entries = new Map<string, Response>()
  readonly origin: string

  constructor(origin: string) {
    this.origin = origin
  }

  #key(request: Request | string): string {
    return typeof request === 'string' ? new URL(request, this.origin).href : request.url
  }
  async match(request: Request | string) {
    return this.entries.get(this.#key(request))?.clone()
  }
  async put(request: Request | string, response: Response) {
    const [text, { status, headers }] = [await response.text(), response]
    this.entries.delete(this.#key(request))
    this.entries.set(this.#key(request), answer(text, { status, headers: Object.fromEntries(headers) }))
  }
  async delete(request: Request | string) {
    return this.entries.delete(this.#key(request))
  }
  async keys() {
    return [...this.entries.keys()].map((url) => new Request(url))
  }
}

export function fakeBrowser(origin: string, network: Handler) {
  const caches = new Map<string, FakeCache>()
  const asked: string[] = []
  const state = { offline: false, unregistered: false }
  const cacheStorage = {
    async open(name: string) {
      const cache = caches.get(name) ?? new FakeCache(origin)
      caches.set(name, cache)
      return cache
    },
    async match(request: Request | string) {
      for (const cache of caches.values()) {
        const found = await cache.match(request)
        if (found) return found
      }
      return undefined
    },
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  }

  async function fetchIt(request: Request | string): Promise<Response> {
    const whole = typeof request === 'string' ? new Request(new URL(request, origin)) : request
    if (state.offline) throw new TypeError('Failed to fetch')
    asked.push(whole.url.slice(origin.length))
    return network(whole)
  }

  /** Runs a worker's text as the browser does, and gives the ways to speak to it. */
  function run(script: string) {
    const listeners = new Map<string, (event: object) => void>()
    const scope = {
      addEventListener: (type: string, listen: (event: object) => void) => void listeners.set(type, listen),
      skipWaiting: async () => undefined,
      location: { origin },
      caches: cacheStorage,
      clients: { claim: async () => undefined },
      registration: { navigationPreload: undefined, unregister: async () => (state.unregistered = true) },
      fetch: fetchIt,
    }
    const globals = { ...scope, URL, Headers, Response, Request, Promise, self: scope, Date }
    vm.runInNewContext(script, globals)

    async function send(type: string, fields: object = {}): Promise<Response | undefined> {
      const work: Promise<unknown>[] = []
      let answered: Promise<Response> | undefined
      listeners.get(type)?.({
        ...fields,
        waitUntil: (one: Promise<unknown>) => work.push(one),
        respondWith: (one: Promise<Response>) => (answered = one),
      })
      const found = await answered
      // What is waited for may add to it.
      for (let at = 0; at < work.length; at += 1) await work[at]
      return found
    }

    return {
      start: async () => {
        await send('install')
        await send('activate')
      },
      keep: (path: string, loaded: readonly string[] = []) =>
        send('message', { data: { keep: origin + path, loaded } }),
      tell: (data: unknown) => send('message', { data }),
      /** Undefined where the worker leaves the request to the browser. */
      get(
        path: string,
        fields: { mode?: string; destination?: string; method?: string; headers?: Record<string, string> } = {},
      ) {
        const { mode = 'cors', destination = '', method = 'GET', headers = {} } = fields
        const url = new URL(path, origin).href
        const request = new Request(url, { method, headers })
        Object.defineProperties(request, { mode: { value: mode }, destination: { value: destination } })
        return send('fetch', { request })
      },
      open(path: string) {
        return this.get(path, { mode: 'navigate', destination: 'document' })
      },
    }
  }

  return {
    run,
    state,
    asked,
    caches,
    kept: (name: string) => [...(caches.get(name)?.entries.keys() ?? [])].map((url) => url.slice(origin.length)),
  }
}
