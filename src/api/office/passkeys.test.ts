import { describe, expect, it } from 'vitest'
import { testOffice } from './testing/office-api.ts'
import { softPasskey, type Signing } from './testing/soft-passkey.ts'

const HERE = { origin: 'http://shop.test', rpId: 'shop.test' }

/** An owner who has just signed in and whose passkey is kept. */
async function withPasskey(options: Parameters<typeof testOffice>[0] = {}, here = HERE) {
  const office = await testOffice(options)
  const owner = await office.signedIn('owner')
  const key = softPasskey()
  const { challenge } = (await owner.call('POST', 'passkeys/options')).json()
  const kept = await owner.call('POST', 'passkeys', key.create({ ...here, challenge }))
  const ask = async (): Promise<string> =>
    (await office.browser().call('POST', 'sign-in/passkey/options')).json().challenge
  const enter = (signing: Signing, one = office.browser()) => one.call('POST', 'sign-in/passkey', key.get(signing))
  return { ...office, owner, key, kept, ask, enter }
}

describe('a passkey', () => {
  it('is kept and lets its person in, from any browser that has it', async () => {
    const { kept, ask, enter, owner, browser } = await withPasskey()
    expect([kept.statusCode, kept.json()]).toEqual([201, { passkeys: 1 }])
    const one = browser()
    const answer = await enter({ ...HERE, challenge: await ask(), counter: 1, userHandle: owner.id }, one)
    expect(answer.json()).toMatchObject({ person: { role: 'owner' }, fresh: true, passkeys: 1 })
    expect((await one.call('GET', 'session')).statusCode).toBe(200)
  })

  it('is asked for by the shop’s own address, and names nobody', async () => {
    const { owner, browser } = await withPasskey()
    const creation = (await owner.call('POST', 'passkeys/options')).json()
    expect(creation).toMatchObject({
      rp: { id: 'shop.test' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{}],
    })
    const request = (await browser().call('POST', 'sign-in/passkey/options')).json()
    expect(request).toMatchObject({ rpId: 'shop.test', userVerification: 'required' })
    expect(request.allowCredentials ?? []).toEqual([])
  })

  it('an answer is good once, however often it is sent, also at the same moment', async () => {
    const { ask, enter } = await withPasskey()
    const signing = { ...HERE, challenge: await ask() }
    const answers = await Promise.all(Array.from({ length: 12 }, () => enter(signing)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await enter(signing)).statusCode).toBe(401)
  })

  it.each<[string, Partial<Signing>]>([
    ['another origin', { origin: 'http://evil.test' }],
    ['the same host by another scheme', { origin: 'https://shop.test' }],
    ['another port', { origin: 'http://shop.test:8080' }],
    ['another relying party', { rpId: 'evil.test' }],
    ['nobody verified', { verified: false }],
    ['a challenge that nobody asked for', { challenge: 'a'.repeat(43) }],
    ['no challenge', { challenge: '' }],
    ['somebody else’s handle', { userHandle: 'somebody' }],
  ])('with %s lets nobody in', async (_name, wrong) => {
    const { ask, enter } = await withPasskey()
    const challenge = await ask()
    expect((await enter({ ...HERE, challenge, ...wrong })).statusCode).toBe(401)
  })

  it('whose counter stands still was copied, and opens nothing', async () => {
    const { ask, enter } = await withPasskey()
    expect((await enter({ ...HERE, challenge: await ask(), counter: 7 })).statusCode).toBe(200)
    expect((await enter({ ...HERE, challenge: await ask(), counter: 7 })).statusCode).toBe(401)
    expect((await enter({ ...HERE, challenge: await ask(), counter: 8 })).statusCode).toBe(200)
  })

  it('a challenge lasts five minutes', async () => {
    const { ask, enter, pass } = await withPasskey()
    const challenge = await ask()
    pass(5)
    expect((await enter({ ...HERE, challenge })).statusCode).toBe(401)
  })

  it('one that is unknown, or of somebody who was removed, opens nothing', async () => {
    const { ask, enter, browser, owner, signedIn } = await withPasskey()
    const stranger = softPasskey()
    const answer = await browser().call('POST', 'sign-in/passkey', stranger.get({ ...HERE, challenge: await ask() }))
    expect(answer.statusCode).toBe(401)
    const other = await signedIn('owner', 'other@example.com')
    expect((await other.call('DELETE', `people/${owner.id}`)).statusCode).toBe(204)
    expect((await enter({ ...HERE, challenge: await ask() })).statusCode).toBe(401)
  })

  it('the challenge of a registration is its session’s alone, good once, and no sign-in', async () => {
    const { owner, signedIn, enter } = await withPasskey()
    const other = await signedIn('staff')
    const options = async () => (await owner.call('POST', 'passkeys/options')).json().challenge as string
    const first = await options()
    expect((await other.call('POST', 'passkeys', softPasskey().create({ ...HERE, challenge: first }))).statusCode).toBe(
      400,
    )
    const second = await options()
    expect((await enter({ ...HERE, challenge: second })).statusCode).toBe(401)
    const third = await options()
    expect((await owner.call('POST', 'passkeys', softPasskey().create({ ...HERE, challenge: third }))).statusCode).toBe(
      201,
    )
    expect((await owner.call('POST', 'passkeys', softPasskey().create({ ...HERE, challenge: third }))).statusCode).toBe(
      400,
    )
  })

  it.each<[string, Partial<Signing>]>([
    ['another origin', { origin: 'http://evil.test' }],
    ['another relying party', { rpId: 'evil.test' }],
    ['nobody verified', { verified: false }],
  ])('is not kept with %s', async (_name, wrong) => {
    const { owner } = await withPasskey()
    const { challenge } = (await owner.call('POST', 'passkeys/options')).json()
    const answer = await owner.call('POST', 'passkeys', softPasskey().create({ ...HERE, challenge, ...wrong }))
    expect(answer.statusCode).toBe(400)
  })

  it('is taken away by its person alone', async () => {
    const { owner, key, signedIn, ask, enter } = await withPasskey()
    const other = await signedIn('owner', 'other@example.com')
    expect((await other.call('DELETE', `passkeys/${key.id}`)).statusCode).toBe(404)
    expect((await owner.call('DELETE', `passkeys/${key.id}`)).statusCode).toBe(204)
    expect((await enter({ ...HERE, challenge: await ask() })).statusCode).toBe(401)
  })

  it('behind a proxy it is the shop’s public address that counts, whatever host a call came by', async () => {
    const here = { origin: 'https://shop.test', rpId: 'shop.test' }
    const { kept, browser, key, ask } = await withPasskey({ siteUrl: 'https://shop.test' }, here)
    expect(kept.statusCode).toBe(201)
    const evil = { host: 'evil.test', 'x-forwarded-host': 'evil.test' }
    const options = await browser().call('POST', 'sign-in/passkey/options', undefined, evil)
    expect(options.json().rpId).toBe('shop.test')
    const forged = key.get({ origin: 'https://evil.test', rpId: 'evil.test', challenge: await ask() })
    expect((await browser().call('POST', 'sign-in/passkey', forged, evil)).statusCode).toBe(401)
  })

  it('where no public address is set it is localhost, with the port', async () => {
    const here = { origin: 'http://localhost:3000', rpId: 'localhost' }
    const { kept, enter, ask } = await withPasskey({ siteUrl: 'http://localhost:3000' }, here)
    expect(kept.statusCode).toBe(201)
    expect((await enter({ ...here, challenge: await ask() })).statusCode).toBe(200)
  })

  it('rubbish is refused as rubbish', async () => {
    const { browser, owner } = await withPasskey()
    const bodies = [{}, { id: 'x' }, { ...softPasskey().get({ ...HERE, challenge: 'x' }), type: 'password' }]
    for (const body of bodies) {
      expect((await browser().call('POST', 'sign-in/passkey', body)).statusCode).toBe(400)
      expect((await owner.call('POST', 'passkeys', body)).statusCode).toBe(400)
    }
    const broken = softPasskey().get({ ...HERE, challenge: 'x' })
    for (const clientDataJSON of ['', '!!', 'bnVsbA', 'e30', Buffer.from('{"challenge":{}}').toString('base64url')]) {
      const body = { ...broken, response: { ...broken.response, clientDataJSON } }
      expect((await browser().call('POST', 'sign-in/passkey', body)).statusCode).toBe(401)
    }
  })
})
