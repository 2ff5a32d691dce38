import { describe, expect, it } from 'vitest'
import { testOffice } from './testing/office-api.ts'

async function invited(options: Parameters<typeof testOffice>[0] = {}) {
  const office = await testOffice(options)
  const result = await office.people.invite('mara@example.com', 'owner', true)
  if (result.kind !== 'invited') throw new Error(result.kind)
  return { ...office, token: result.token }
}

describe('signing in with a link', () => {
  it('gives a cookie that no script reads and no other site sends, and says who it is', async () => {
    const { browser, token } = await invited()
    const one = browser()
    const answer = await one.call('POST', 'sign-in/token', { token })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      person: { email: 'mara@example.com', role: 'owner' },
      fresh: true,
      passkeys: 0,
    })
    expect(answer.cookies).toEqual([
      {
        name: 'office_session',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: 30 * 24 * 3600,
      },
    ])
    expect(answer.body).not.toContain(answer.cookies[0]?.value)
    expect((await one.call('GET', 'session')).json()).toMatchObject({ person: { email: 'mara@example.com' } })
  })

  it.each([
    [{ siteUrl: 'https://shop.test' }, {}],
    [{ trustProxy: true }, { 'x-forwarded-proto': 'https' }],
  ])('the cookie is secure with https: %j %j', async (options, headers) => {
    const { browser, token } = await invited(options)
    const answer = await browser().call('POST', 'sign-in/token', { token }, headers)
    expect(answer.cookies[0]).toMatchObject({ name: 'office_session', secure: true })
  })

  it('lets one of many in that bring the same link at once', async () => {
    const { browser, token } = await invited()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser().call('POST', 'sign-in/token', { token })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 401]))
  })

  it('a link that was used, is old, or was guessed says one sentence, and the log has no token', async () => {
    const { browser, token, log, pass, people } = await invited()
    await browser().call('POST', 'sign-in/token', { token })
    const old = await people.invite('old@example.com', 'staff', false)
    if (old.kind !== 'invited') throw new Error(old.kind)
    pass(31)
    const guessed = 'g'.repeat(43)
    const sentences = new Set<string>()
    for (const wrong of [token, old.token, guessed, 'short', '']) {
      const answer = await browser().call('POST', 'sign-in/token', { token: wrong })
      expect([answer.statusCode, answer.cookies]).toEqual([401, []])
      sentences.add(answer.json().detail)
    }
    expect(sentences.size).toBe(1)
    const written = log.join('\n')
    expect(written).toContain('a link opened nothing')
    for (const secret of [token, old.token, guessed]) expect(written).not.toContain(secret)
  })

  it('guessing is slowed down', async () => {
    const { browser } = await invited({ signInLimit: 5 })
    const one = browser()
    const statuses: number[] = []
    for (let n = 0; n < 7; n += 1) {
      statuses.push((await one.call('POST', 'sign-in/token', { token: `${n}`.repeat(43) })).statusCode)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    expect((await one.call('POST', 'sign-in/link', { email: 'x@example.com' })).headers['retry-after']).toBeDefined()
  })

  it('a cookie that was put into the browser before opens nothing afterwards', async () => {
    const { browser, token } = await invited()
    const one = browser()
    const planted = 'p'.repeat(43)
    one.cookies['office_session'] = planted
    await one.call('POST', 'sign-in/token', { token })
    expect(one.cookies['office_session']).not.toBe(planted)
    const thief = browser()
    thief.cookies['office_session'] = planted
    expect((await thief.call('GET', 'session')).statusCode).toBe(401)
  })

  it('another sign-in ends the session that the browser had', async () => {
    const office = await testOffice()
    const one = await office.signedIn('owner')
    const before = one.cookies['office_session'] ?? ''
    const again = await office.people.invite('owner@example.com', 'owner', false)
    if (again.kind !== 'known') throw new Error(again.kind)
    await one.call('POST', 'sign-in/token', { token: again.token })
    const thief = office.browser()
    thief.cookies['office_session'] = before
    expect((await thief.call('GET', 'session')).statusCode).toBe(401)
    expect((await one.call('GET', 'session')).statusCode).toBe(200)
  })
})

describe('a link by mail', () => {
  it('is promised to everybody in the same words, and to nobody twice', async () => {
    const { browser, asked } = await invited()
    const ask = async (email: string) => {
      const { statusCode, body, headers, cookies } = await browser().call('POST', 'sign-in/link', { email })
      const { date: _date, ...rest } = headers
      return { statusCode, body, headers: rest, cookies }
    }
    const known = await ask('mara@example.com')
    expect(known.statusCode).toBe(202)
    for (const other of ['nobody@example.com', 'not an address', '', "x' or 1=1"])
      expect(await ask(other)).toEqual(known)
    expect(asked()).toBe(5)
  })
})

describe('a session', () => {
  it('that was signed out opens nothing, for a thief neither', async () => {
    const office = await testOffice()
    const one = await office.signedIn('owner')
    const thief = office.browser()
    Object.assign(thief.cookies, one.cookies)
    expect((await thief.call('GET', 'session')).statusCode).toBe(200)
    const out = await one.call('POST', 'sign-out')
    expect(out.statusCode).toBe(204)
    expect(one.cookies['office_session']).toBeUndefined()
    expect((await thief.call('GET', 'session')).statusCode).toBe(401)
    expect((await thief.call('POST', 'sign-out')).statusCode).toBe(401)
  })

  it('ends by its time', async () => {
    const office = await testOffice()
    const one = await office.signedIn('owner')
    office.pass(12 * 60)
    expect((await one.call('GET', 'session')).statusCode).toBe(401)
  })

  it('of one’s own can be ended, of others by owners alone', async () => {
    const office = await testOffice()
    const owner = await office.signedIn('owner')
    const staff = await office.signedIn('staff')
    const { id } = (await staff.call('GET', 'session')).json().session
    const owners = (await owner.call('GET', 'session')).json().session
    expect((await staff.call('DELETE', `sessions/${owners.id}`)).statusCode).toBe(404)
    expect((await owner.call('DELETE', `sessions/${id}`)).statusCode).toBe(204)
    expect((await staff.call('GET', 'session')).statusCode).toBe(401)
    expect((await owner.call('DELETE', `sessions/${id}`)).statusCode).toBe(404)
  })
})

describe('forged calls', () => {
  it('a write without the token is refused, whoever sends it', async () => {
    const office = await testOffice()
    const { cookies } = await office.signedIn('owner')
    for (const headers of [{}, { 'x-xsrf-token': 'another-of-22-characters' }]) {
      const answer = await office.app.inject({ method: 'POST', url: '/api/office/sign-out', cookies, headers })
      expect(answer.statusCode).toBe(403)
    }
    const form = await office.app.inject({
      method: 'POST',
      url: '/api/office/sign-in/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'token=x',
      cookies,
    })
    expect(form.statusCode).toBeGreaterThanOrEqual(400)
    const own = await office.app.inject({ url: '/api/office/session', cookies })
    expect(own.statusCode).toBe(200)
  })

  it.each(['cross-site', 'same-site'])('a %s call is refused, with the token too', async (site) => {
    const office = await testOffice()
    const one = await office.signedIn('owner')
    expect((await one.call('POST', 'sign-out', undefined, { 'sec-fetch-site': site })).statusCode).toBe(403)
    expect((await one.call('GET', 'session', undefined, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
  })

  it('a program’s token needs no token against forgery, and a wrong one does not fall back to the cookie', async () => {
    const office = await testOffice()
    const { cookies } = await office.signedIn('owner')
    const token = await office.people.addToken('till', 'owner', null)
    if (token.kind !== 'added') throw new Error(token.kind)
    const list = (authorization: string) =>
      office.app.inject({ url: '/api/office/people', cookies, headers: { authorization } })
    expect((await list(`Bearer ${token.token}`)).statusCode).toBe(200)
    for (const wrong of ['Bearer x', 'Bearer', '', `Basic ${token.token}`, `Bearer ${token.token}x`]) {
      expect((await list(wrong)).statusCode).toBe(401)
    }
    const forged = await office.app.inject({
      method: 'POST',
      url: '/api/office/sign-out',
      cookies,
      headers: { authorization: 'Bearer x' },
    })
    expect(forged.statusCode).toBe(401)
    await office.people.revokeToken('till')
    expect((await list(`Bearer ${token.token}`)).statusCode).toBe(401)
  })
})
