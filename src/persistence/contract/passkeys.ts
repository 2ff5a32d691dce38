/** The part of the contract about what proves who somebody is: passkeys, their challenges, and the tokens of programs. */
import { describe, expect, it } from 'vitest'
import type { NewSession, PeopleRepository } from '#services/people/people-repository.ts'
import type { ContractContext } from './context.ts'

const NOW = new Date('2026-03-10T12:00:00.000Z')
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const started = (id: string): NewSession => ({ id, tokenHash: `hash of ${id}`, device: 'Firefox', replaces: null })

export function declarePasskeysContract(context: ContractContext): void {
  async function office(): Promise<{ people: PeopleRepository; other: PeopleRepository }> {
    const { database, address } = await context.openEmpty()
    return { people: database.people, other: (await context.open(address)).people }
  }
  const invite = (people: PeopleRepository, id: string) =>
    people.invite({ id, email: `${id}@example.com`, role: 'staff', changesRole: false, at: NOW })

  describe('passkeys', () => {
    const passkey = (id: string, personId: string) => ({
      id,
      personId,
      publicKey: 'cHVibGlj',
      counter: 5,
      transports: ['internal', 'hybrid'],
      name: 'Telephone',
      createdAt: NOW.toISOString(),
    })

    it('a challenge is answered once, in time, by the session that asked', async () => {
      const { people, other } = await office()
      const ask = (hash: string, sessionId: string | null) => people.addChallenge({ hash, sessionId }, NOW)
      await ask('c', null)
      const taken = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          (n % 2 ? people : other).takeChallenge({ hash: 'c', sessionId: null }, NOW),
        ),
      )
      expect(taken.filter(Boolean)).toHaveLength(1)
      await ask('d', 's')
      expect(await people.takeChallenge({ hash: 'd', sessionId: null }, NOW)).toBe(false)
      await ask('e', null)
      expect(await people.takeChallenge({ hash: 'e', sessionId: 's' }, NOW)).toBe(false)
      await ask('f', 's')
      expect(await people.takeChallenge({ hash: 'f', sessionId: 's' }, after(5))).toBe(false)
      await ask('g', 's')
      expect(await people.takeChallenge({ hash: 'g', sessionId: 's' }, after(4.9))).toBe(true)
    })

    it('are known once, belong to their person, and let in by the counter that was judged', async () => {
      const { people } = await office()
      await invite(people, 'a')
      await invite(people, 'b')
      expect(await people.addPasskey(passkey('k', 'a'))).toBe(true)
      expect(await people.addPasskey(passkey('k', 'b'))).toBe(false)
      expect(await people.passkeys('a')).toEqual([{ ...passkey('k', 'a'), usedAt: null }])
      expect(await people.signInWithPasskey({ id: 'k', counter: 4 }, 6, started('s'), NOW)).toBeNull()
      expect((await people.signInWithPasskey({ id: 'k', counter: 5 }, 6, started('s'), NOW))?.person.id).toBe('a')
      expect(await people.signInWithPasskey({ id: 'k', counter: 5 }, 7, started('t'), NOW)).toBeNull()
      expect(await people.findPasskey('k')).toMatchObject({ counter: 6, usedAt: NOW.toISOString() })
      expect(await people.removePasskey('k', 'b')).toBe(false)
      expect(await people.removePasskey('k', 'a')).toBe(true)
    })
  })

  describe('tokens of programs', () => {
    it('have a name each, last as long as they may and can be taken back', async () => {
      const { people } = await office()
      const token = { name: 'till', role: 'staff', createdAt: NOW.toISOString(), expiresAt: null } as const
      expect(await people.addApiToken({ ...token, tokenHash: 't' })).toBe(true)
      expect(await people.addApiToken({ ...token, tokenHash: 'u' })).toBe(false)
      const short = { ...token, name: 'short', expiresAt: after(60).toISOString() }
      expect(await people.addApiToken({ ...short, tokenHash: 'v' })).toBe(true)
      expect(await people.findApiToken('t', after(1e6))).toEqual(token)
      expect(await people.findApiToken('v', after(59))).toEqual(short)
      expect(await people.findApiToken('v', after(60))).toBeNull()
      expect((await people.apiTokens()).map(({ name }) => name)).toEqual(['short', 'till'])
      expect(await people.addApiToken({ ...short, createdAt: after(61).toISOString(), tokenHash: 'w' })).toBe(true)
      expect(await people.revokeApiToken('till')).toBe(true)
      expect(await people.revokeApiToken('till')).toBe(false)
      expect(await people.findApiToken('t', NOW)).toBeNull()
    })
  })
}

/** Asked for at once, sent once: nobody is flooded by whoever knows an address. */
export function declareLinkMailsContract(context: ContractContext): void {
  describe('links asked for by mail', () => {
    const claim = (minutes: number, token: string) => ({
      now: after(minutes).toISOString(),
      leaseUntil: after(minutes + 1).toISOString(),
      token,
      limit: 10,
    })

    it('are one row a mailbox and minute, claimed by one worker, and again when another minute asks', async () => {
      const { database, address } = await context.openEmpty()
      const { linkMails } = database.people
      const { linkMails: other } = (await context.open(address)).people
      await Promise.all(Array.from({ length: 8 }, (_, n) => (n % 2 ? linkMails : other).ask('a@example.com', NOW)))
      const claimed = await Promise.all([
        linkMails.claim(claim(0, 'x')),
        other.claim(claim(0, 'y')),
        linkMails.claim(claim(0, 'z')),
      ])
      const row = { mailbox: 'a@example.com', createdAt: NOW.toISOString(), attempts: 1 }
      expect(claimed.flat()).toEqual([row])
      const token = ['x', 'y', 'z'][claimed.findIndex((rows) => rows.length === 1)] ?? ''
      expect(await linkMails.putBack(row, 'another', { nextAttemptAt: '', error: '' })).toBe(false)
      expect(await other.putBack(row, token, { nextAttemptAt: after(0.2).toISOString(), error: 'ETIMEDOUT' })).toBe(
        true,
      )
      expect(await linkMails.claim(claim(0.1, 'x'))).toEqual([])
      expect(await linkMails.claim(claim(0.2, 'x'))).toEqual([{ ...row, attempts: 2 }])
      expect(await linkMails.markSent(row, 'x', after(0.3).toISOString())).toBe(true)
      await linkMails.ask('a@example.com', after(0.9))
      expect(await linkMails.claim(claim(0.9, 'x'))).toEqual([])
      await linkMails.ask('a@example.com', after(1))
      expect(await linkMails.claim(claim(1, 'x'))).toEqual([{ ...row, createdAt: after(1).toISOString() }])
    })
  })
}
