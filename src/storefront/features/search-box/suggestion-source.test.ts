import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { REQUEST_PAUSE, type Suggested, type SuggestionAnswer, suggestionSource } from './suggestion-source.ts'

interface Call {
  text: string
  signal: AbortSignal
  answer: (found: Suggested[]) => void
  fail: () => void
}

function setUp() {
  const calls: Call[] = []
  const given: SuggestionAnswer[] = []
  const source = suggestionSource({
    ask: (text, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<Suggested[]>()
      calls.push({ text, signal, answer: resolve, fail: () => reject(new Error('offline')) })
      return promise
    },
    give: (answer) => given.push(answer),
  })
  return { source, calls, given, texts: () => calls.map(({ text }) => text) }
}

const ring: Suggested = { kind: 'product', title: 'Halo Ring', value: '1' }

describe('suggestion source', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('spec 2.14: at most one request per 120 ms, with the latest text', () => {
    const { source, texts } = setUp()
    source.type('r')
    source.type('ri')
    source.type('rin')
    expect(texts()).toEqual(['r'])
    vi.advanceTimersByTime(REQUEST_PAUSE - 1)
    expect(texts()).toEqual(['r'])
    vi.advanceTimersByTime(1)
    expect(texts()).toEqual(['r', 'rin'])
  })

  it('spec 2.14: an older answer that comes late is ignored and its request called off', async () => {
    const { source, calls, given } = setUp()
    source.type('ri')
    vi.advanceTimersByTime(REQUEST_PAUSE)
    source.type('ring')
    expect(calls[0]?.signal.aborted).toBe(true)
    calls[1]?.answer([ring])
    await vi.waitFor(() => expect(given).toHaveLength(1))
    calls[0]?.answer([])
    await Promise.resolve()
    await vi.advanceTimersByTimeAsync(1)
    expect(given).toEqual([{ text: 'ring', found: [ring] }])
  })

  it('spec 2.14: an empty text and a known one need no request', async () => {
    const { source, calls, given } = setUp()
    source.type(' ring ')
    calls[0]?.answer([ring])
    await vi.waitFor(() => expect(given).toHaveLength(1))
    source.type('  ')
    source.type('ring')
    expect(calls).toHaveLength(1)
    expect(given.slice(1)).toEqual([
      { text: '', found: [] },
      { text: 'ring', found: [ring] },
    ])
  })

  it('spec 2.14: without an answer there are no suggestions, and the next text is asked for again', async () => {
    const { source, calls, given } = setUp()
    source.type('ring')
    calls[0]?.fail()
    await vi.waitFor(() => expect(given).toEqual([{ text: 'ring', found: [] }]))
    vi.advanceTimersByTime(REQUEST_PAUSE)
    source.type('ring')
    expect(calls).toHaveLength(2)
  })

  it('spec 2.14: a text longer than the API takes is cut', () => {
    const { source, texts } = setUp()
    source.type('a'.repeat(500))
    expect(texts()[0]).toHaveLength(200)
  })
})
