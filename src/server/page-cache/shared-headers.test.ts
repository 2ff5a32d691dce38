import { describe, expect, it, vi } from 'vitest'
import { countingApp, type Render } from '../testing/counting-app.ts'
import { isPersonal } from './shared-headers.ts'

const VISITORS = ['first', 'second', 'third']

/** Three visitors who ask for the same page at the same time, and one who comes later; a hook gives some of them headers of their own. */
async function visit(ownOf: (visitor: string) => Record<string, string | undefined>, answer?: Render) {
  const made = await countingApp(answer && { answer })
  made.app.addHook('onRequest', async ({ headers }, reply) => {
    reply.headers(ownOf(String(headers['x-visitor'])))
  })
  const letGo = made.holdBack()
  const asked = VISITORS.map((visitor) => made.get('/shop', { 'x-visitor': visitor }))
  await vi.waitFor(() => expect(made.rendered.length + made.pageCache.counters.joined).toBeGreaterThanOrEqual(3))
  letGo()
  const together = await Promise.all(asked)
  const later = await made.get('/shop', { 'x-visitor': 'later' })
  return { ...made, answers: [...together, later] }
}

const cookies = (answers: { headers: Record<string, unknown> }[]) => answers.map(({ headers }) => headers['set-cookie'])

describe('what is one visitor’s own', () => {
  it('a cookie that a hook gives the first visitor reaches nobody else, and that answer is not kept', async () => {
    const { answers, pageCache, rendered } = await visit((visitor) =>
      visitor === 'first' ? { 'set-cookie': 'session=secret' } : {},
    )
    expect(cookies(answers)).toEqual(['session=secret', undefined, undefined, undefined])
    expect(answers[0]?.headers['cache-control']).toBe('no-store')
    expect(answers.slice(1).map(({ headers }) => headers['cache-control'])).toEqual([
      'no-cache',
      'no-cache',
      'no-cache',
    ])
    expect(rendered).toHaveLength(2)
    expect(pageCache.counters).toMatchObject({ pages: 1, joined: 1 })
  })

  it.each(['first', 'third'])('a header that a hook gives the %s visitor is on that answer alone', async (lucky) => {
    const { answers, rendered } = await visit((visitor) => (visitor === lucky ? { 'x-account': 'mara' } : {}))
    expect(answers.map(({ headers }) => headers['x-account'])).toEqual(
      [...VISITORS, 'later'].map((visitor) => (visitor === lucky ? 'mara' : undefined)),
    )
    expect(rendered).toHaveLength(1)
    expect(new Set(answers.map(({ headers }) => headers['x-frame-options']))).toEqual(new Set(['DENY']))
  })

  it('a header of the page that is on no list travels with nobody', async () => {
    const { answers } = await visit(
      () => ({}),
      () => ({ headers: { 'content-type': 'text/html', 'x-account': 'mara', 'x-robots-tag': 'noindex' } }),
    )
    expect(answers.map(({ headers }) => [headers['x-account'], headers['x-robots-tag']])).toEqual(
      answers.map(() => [undefined, 'noindex']),
    )
  })

  it.each<[string, Record<string, string>]>([
    ['sets a cookie', { 'set-cookie': 'session=secret' }],
    ['is private', { 'cache-control': 'private' }],
    ['depends on the visitor', { vary: 'Accept-Encoding, Cookie' }],
  ])('a page that %s is rendered for each who waited for it', async (_what, headers) => {
    let count = 0
    const { answers, rendered, pageCache } = await visit(
      () => ({}),
      () => ({ headers: { 'content-type': 'text/html', ...headers, link: `<made-for-${(count += 1)}>` } }),
    )
    expect(rendered).toHaveLength(4)
    expect(answers.map(({ headers: { link } }) => link)).toEqual([1, 2, 3, 4].map((n) => `<made-for-${n}>`))
    expect(pageCache.counters.pages).toBe(0)
  })

  it('also where it is not there or elsewhere: a redirect with a cookie is one visitor’s', async () => {
    const { answers, rendered } = await visit(
      () => ({}),
      () => ({ status: 302, headers: { location: '/home/main', 'set-cookie': 'a=1' } }),
    )
    expect(rendered).toHaveLength(4)
    expect(answers.every(({ headers }) => headers['cache-control'] === 'no-store')).toBe(true)
  })

  it.each([
    [{ 'cache-control': 'no-cache', vary: 'accept-encoding' }, false],
    [{ vary: '' }, false],
    [{ vary: '*' }, true],
    [{ vary: ' Accept-Encoding ,accept-language' }, true],
    [{ 'cache-control': 'max-age=1, PRIVATE' }, true],
  ])('%j', (headers, expected) => {
    expect(isPersonal(headers)).toBe(expected)
  })
})
