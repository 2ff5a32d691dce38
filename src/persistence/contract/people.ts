/** The part of the contract about who may come into the office: links, sessions, roles, the last owner, all under races. */
import { describe, expect, it } from 'vitest'
import type { Role } from '#domain/people/roles.ts'
import type { NewSession, PeopleRepository } from '#services/people/people-repository.ts'
import type { ContractContext } from './context.ts'

const NOW = new Date('2026-03-10T12:00:00.000Z')
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const started = (id: string, replaces: string | null = null): NewSession => ({
  id,
  tokenHash: `hash of ${id}`,
  device: 'Firefox on Linux',
  replaces,
})
const NOBODY = { id: 'first', email: null }

export function declarePeopleContract(context: ContractContext): void {
  async function office(): Promise<{ people: PeopleRepository; other: PeopleRepository }> {
    const { database, address } = await context.openEmpty()
    return { people: database.people, other: (await context.open(address)).people }
  }
  const invite = (people: PeopleRepository, id: string, role: Role, email = `${id}@example.com`) =>
    people.invite({ id, email, role, changesRole: false, at: NOW })
  async function join(people: PeopleRepository, id: string, role: Role, at = NOW): Promise<void> {
    await invite(people, id, role)
    await people.addLink({ tokenHash: `link of ${id}`, personId: id, at })
    expect(await people.redeemLink(`link of ${id}`, started(id), NOBODY, at)).not.toBeNull()
  }

  describe('people', () => {
    it('are invited once a mailbox, however it is spelled, and keep their role unless another is asked for', async () => {
      const { people } = await office()
      const first = await invite(people, 'a', 'staff', 'Mara.Lind@gmail.com')
      expect(first).toMatchObject({ kind: 'invited', person: { id: 'a', role: 'staff', joinedAt: null } })
      const again = await people.invite({
        id: 'b',
        email: 'maralind+x@googlemail.com',
        role: 'owner',
        changesRole: false,
        at: NOW,
      })
      expect(again).toMatchObject({ kind: 'known', person: { id: 'a', role: 'staff', email: 'Mara.Lind@gmail.com' } })
      await people.invite({ id: 'b', email: 'mara.lind@gmail.com', role: 'owner', changesRole: true, at: NOW })
      expect((await people.findByEmail('MARALIND@gmail.com'))?.role).toBe('owner')
      expect(await people.list()).toHaveLength(1)
    })

    it('invited at the same moment by two processes, there is one', async () => {
      const { people, other } = await office()
      const outcomes = await Promise.all(
        Array.from({ length: 12 }, (_, n) => invite(n % 2 ? people : other, `p${n}`, 'staff', 'mara@example.com')),
      )
      expect(outcomes.filter(({ kind }) => kind === 'invited')).toHaveLength(1)
      expect(await people.list()).toHaveLength(1)
    })

    it('lose no owner who is the last one, also where two go at once', async () => {
      const { people, other } = await office()
      await join(people, 'a', 'owner')
      await invite(people, 'b', 'owner')
      expect(await people.remove('a')).toBe('last-owner')
      expect(await people.setRole('a', 'staff')).toBe('last-owner')
      expect(
        await people.invite({ id: 'x', email: 'a@example.com', role: 'reader', changesRole: true, at: NOW }),
      ).toEqual({ kind: 'last-owner' })
      expect(await people.setRole('nobody', 'owner')).toBe('unknown')
      expect(await people.remove('nobody')).toBe('unknown')
      await join(people, 'b', 'owner')
      const outcomes = await Promise.all([people.setRole('a', 'staff'), other.remove('b')])
      expect(outcomes.toSorted()).toEqual(['done', 'last-owner'])
      expect((await people.list()).filter(({ role }) => role === 'owner')).toHaveLength(1)
    })

    it('take one mailbox each', async () => {
      const { people } = await office()
      await invite(people, 'a', 'owner')
      await invite(people, 'b', 'staff')
      expect(await people.setEmail('b', 'A@example.com')).toBe(false)
      expect(await people.setEmail('b', 'new@example.com')).toBe(true)
      expect(await people.setEmail('b', 'New@example.com')).toBe(true)
      expect((await people.find('b'))?.email).toBe('New@example.com')
    })

    it('who is removed loses links, sessions and passkeys at once', async () => {
      const { people } = await office()
      await join(people, 'a', 'owner')
      await join(people, 'b', 'staff')
      await people.addLink({ tokenHash: 'later', personId: 'b', at: NOW })
      const key = { id: 'k', personId: 'b', publicKey: 'x', counter: 0, transports: [], name: 'Key', createdAt: '' }
      expect(await people.addPasskey(key)).toBe(true)
      expect(await people.remove('b')).toBe('done')
      expect(await people.session('hash of b', NOW)).toBeNull()
      expect(await people.redeemLink('later', started('s'), NOBODY, NOW)).toBeNull()
      expect(await people.findPasskey('k')).toBeNull()
      expect(await people.addPasskey(key)).toBe(false)
    })
  })

  describe('links', () => {
    it('are good once, however many bring one at the same moment', async () => {
      const { people, other } = await office()
      await invite(people, 'a', 'staff')
      await people.addLink({ tokenHash: 't', personId: 'a', at: NOW })
      const outcomes = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          (n % 2 ? people : other).redeemLink('t', started(`s${n}`), NOBODY, after(1)),
        ),
      )
      expect(outcomes.filter((one) => one !== null)).toHaveLength(1)
      expect((await people.listWithKeys(after(1)))[0]?.sessions).toHaveLength(1)
      expect((await people.find('a'))?.joinedAt).toBe(after(1).toISOString())
    })

    it('are over after thirty minutes, and nobody else knows them', async () => {
      const { people } = await office()
      await invite(people, 'a', 'staff')
      await people.addLink({ tokenHash: 't', personId: 'a', at: NOW })
      await people.addLink({ tokenHash: 'u', personId: 'a', at: NOW })
      expect(await people.redeemLink('guessed', started('s'), NOBODY, NOW)).toBeNull()
      expect(await people.redeemLink('t', started('s'), NOBODY, after(30))).toBeNull()
      expect(await people.redeemLink('u', started('s'), NOBODY, after(29.9))).not.toBeNull()
    })

    it('of starts make one owner between them, and none where there is one', async () => {
      const { people, other } = await office()
      expect(await people.hasOwner()).toBe(false)
      for (const tokenHash of ['t0', 't1', 't2', 't3']) await people.addLink({ tokenHash, personId: null, at: NOW })
      const outcomes = await Promise.all(
        [0, 1, 2].map((n) =>
          (n % 2 ? people : other).redeemLink(`t${n}`, started(`s${n}`), { id: `p${n}`, email: null }, NOW),
        ),
      )
      expect(outcomes.filter((one) => one !== null)).toHaveLength(1)
      expect(await people.hasOwner()).toBe(true)
      expect(await people.redeemLink('t3', started('s3'), NOBODY, NOW)).toBeNull()
      expect(await people.list()).toEqual([expect.objectContaining({ role: 'owner', email: null })])
    })

    it('of a start let in who has the mailbox already, as the owner', async () => {
      const { people } = await office()
      await invite(people, 'a', 'staff')
      await people.addLink({ tokenHash: 't', personId: null, at: NOW })
      const owner = { id: 'first', email: 'A@example.com' }
      const signedIn = await people.redeemLink('t', started('s'), owner, NOW)
      expect(signedIn?.person).toMatchObject({ id: 'a', role: 'owner' })
    })
  })

  describe('sessions', () => {
    it('are read with the person as it is now, and end at once', async () => {
      const { people, other } = await office()
      await join(people, 'a', 'owner')
      await join(people, 'b', 'owner')
      expect((await other.session('hash of b', NOW))?.person.role).toBe('owner')
      await people.setRole('b', 'reader')
      expect((await other.session('hash of b', NOW))?.person.role).toBe('reader')
      expect(await people.session('hash of nobody', NOW)).toBeNull()
      expect(await people.endSession('b', 'a')).toBe(false)
      expect(await people.endSession('b', 'b')).toBe(true)
      expect(await other.session('hash of b', NOW)).toBeNull()
      expect(await people.endSession('b')).toBe(false)
    })

    it('last twelve hours without use and thirty days with', async () => {
      const { people } = await office()
      await join(people, 'a', 'owner')
      expect(await people.session('hash of a', after(719))).not.toBeNull()
      // That look was a use.
      expect(await people.session('hash of a', after(719 + 719))).not.toBeNull()
      expect(await people.session('hash of a', after(719 + 719 + 720))).toBeNull()
      await join(people, 'b', 'owner')
      for (let minute = 0; minute < 30 * 24 * 60; minute += 600) await people.session('hash of b', after(minute))
      expect(await people.session('hash of b', after(30 * 24 * 60 - 1))).not.toBeNull()
      expect(await people.session('hash of b', after(30 * 24 * 60))).toBeNull()
    })

    it('a session that begins ends the one that the browser had', async () => {
      const { people } = await office()
      await join(people, 'a', 'owner')
      await people.addLink({ tokenHash: 't', personId: 'a', at: NOW })
      await people.redeemLink('t', started('second', 'hash of a'), NOBODY, NOW)
      expect(await people.session('hash of a', NOW)).toBeNull()
      expect(await people.session('hash of second', NOW)).not.toBeNull()
    })
  })
}
