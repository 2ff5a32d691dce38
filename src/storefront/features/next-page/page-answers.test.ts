/** What lies prepared is shown only after the server's word, whatever has happened meanwhile. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

vi.mock('react-router', async (original) => ({
  ...(await original<object>()),
  // The encoding is the router's business.
  UNSAFE_decodeViaTurboStream: async (body: ReadableStream) => ({ value: await new Response(body).json() }),
}))

const ROUTE = 'details-product'
const ADDRESS = '/shop/shop-details/1'
const URL_OF_PAGE = new URL(ADDRESS, 'http://shop.test')

/** The server: what it says, how often it was asked, and whether it answers at all. */
function fakeServer() {
  const server = { price: 10, tag: '"a"', status: 200, isAway: false, asked: [] as string[] }
  const answer = async (url: URL) => {
    server.asked.push(url.pathname + url.search)
    if (server.isAway) throw new TypeError('Failed to fetch')
    const body = JSON.stringify({ [ROUTE]: { data: { price: server.price } } })
    return new Response(body, { status: server.status, headers: { etag: server.tag } })
  }
  return { server, answer }
}

async function pages() {
  const module = await import('./page-answers.ts')
  const router = {
    routes: [{ id: ROUTE, path: '/shop/shop-details/:id' }],
    state: { location: { pathname: ADDRESS, search: '' }, navigation: { state: 'idle' } },
    revalidate: vi.fn(async () => undefined),
  }
  const forget = module.answerPagesOf(router as unknown as Parameters<typeof module.answerPagesOf>[0])
  const serverLoader = vi.fn(async () => ({ price: -1 }))
  return { ...module, router, forget, serverLoader, read: () => module.pageAnswer(URL_OF_PAGE, serverLoader) }
}

/** As `ui/pop-state.ts` is told of it. */
const hearers = new Set<(event: Event) => void>()
const goBack = () => hearers.forEach((hear) => hear(new Event('popstate')))

describe('prepared pages', () => {
  let { server, answer } = fakeServer()

  beforeEach(() => {
    vi.resetModules()
    vi.useFakeTimers()
    hearers.clear()
    ;({ server, answer } = fakeServer())
    vi.stubGlobal('fetch', (url: URL) => answer(url))
    vi.stubGlobal('location', URL_OF_PAGE)
    vi.stubGlobal('window', {
      addEventListener: (type: string, hear: (event: Event) => void) => type === 'popstate' && hearers.add(hear),
    })
    vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then, 16))
    vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('what was asked for just now is not asked for again', async () => {
    const { askAhead, read } = await pages()
    await askAhead(ADDRESS)
    vi.advanceTimersByTime(249)
    expect(await read()).toEqual({ price: 10 })
    expect(server.asked).toEqual([`${ADDRESS}.data?_routes=${ROUTE}`])
  })

  it('what lay longer is asked for again, and a new price is the one that is shown', async () => {
    const { askAhead, read } = await pages()
    await askAhead(ADDRESS)
    vi.advanceTimersByTime(250)
    Object.assign(server, { price: 12, tag: '"b"' })
    expect(await read()).toEqual({ price: 12 })
    expect(server.asked).toHaveLength(2)
  })

  it('what still stands is the very same data', async () => {
    const { askAhead, read } = await pages()
    const first = await askAhead(ADDRESS)
    vi.advanceTimersByTime(60_000)
    expect(await read()).toBe(first?.data)
  })

  it('is used once: the next visit asks', async () => {
    const { askAhead, read } = await pages()
    await askAhead(ADDRESS)
    await read()
    Object.assign(server, { price: 12, tag: '"b"' })
    expect(await read()).toEqual({ price: 12 })
  })

  it.each([
    ['a server that is away', { isAway: true }],
    ['an error', { status: 500 }],
  ])('with %s nothing that lay here is shown: the page is the router’s own business', async (_name, trouble) => {
    const { askAhead, read, serverLoader } = await pages()
    await askAhead(ADDRESS)
    vi.advanceTimersByTime(1000)
    Object.assign(server, trouble)
    expect(await read()).toEqual({ price: -1 })
    expect(serverLoader).toHaveBeenCalledOnce()
  })

  it('who goes back sees what was there, and the router is told once the server says otherwise', async () => {
    const { read, router } = await pages()
    await read()
    vi.advanceTimersByTime(5000)
    Object.assign(server, { price: 12, tag: '"b"' })
    goBack()
    expect(await read()).toEqual({ price: 10 })
    expect(server.asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(50)
    expect(router.revalidate).toHaveBeenCalledOnce()
    expect(await read()).toEqual({ price: 12 })
    expect(server.asked).toHaveLength(2)
  })

  it('a page that says the same after Back is left alone; one that lies back too long is asked for first', async () => {
    const { read, router } = await pages()
    await read()
    goBack()
    await read()
    await vi.advanceTimersByTimeAsync(50)
    expect(router.revalidate).not.toHaveBeenCalled()
    vi.advanceTimersByTime(300_000)
    server.price = 12
    server.tag = '"b"'
    goBack()
    expect(await read()).toEqual({ price: 12 })
  })

  it('counts as the word of now for a moment only, and again once the server has confirmed it', async () => {
    const { answerOfNow, askAhead } = await pages()
    expect(answerOfNow(ADDRESS)).toBeUndefined()
    const said = await askAhead(ADDRESS)
    expect(answerOfNow(ADDRESS)).toBe(said?.data)
    vi.advanceTimersByTime(250)
    expect(answerOfNow(ADDRESS)).toBeUndefined()
    await askAhead(ADDRESS)
    expect(answerOfNow(ADDRESS)).toBe(said?.data)
  })

  it('what was said before is no word of now while the server has not answered again', async () => {
    const { answerOfNow, askAhead } = await pages()
    await askAhead(ADDRESS)
    vi.advanceTimersByTime(1000)
    server.isAway = true
    const asking = askAhead(ADDRESS)
    expect(answerOfNow(ADDRESS)).toBeUndefined()
    await asking
    expect(answerOfNow(ADDRESS)).toBeUndefined()
  })

  it('what a slow server has said since the press is not asked for once more', async () => {
    const { askAhead, read, takeAsNow } = await pages()
    const said = await askAhead(ADDRESS)
    if (!said) throw new Error('The server has said nothing.')
    vi.advanceTimersByTime(3000)
    takeAsNow(ADDRESS, said)
    expect(await read()).toBe(said.data)
    expect(server.asked).toHaveLength(1)
  })
})
