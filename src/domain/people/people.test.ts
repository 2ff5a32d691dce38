import { describe, expect, it } from 'vitest'
import { isFresh, isSessionOver, sessionLimits } from './access-times.ts'
import { mayLoseOwner, type Standing } from './last-owner.ts'
import { isRole, mayAct, ROLES } from './roles.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString()

describe('roles', () => {
  it('each may do what the ones before it may, and nothing more', () => {
    const table = ROLES.map((role) => ROLES.filter((needed) => mayAct(role, needed)))
    expect(table).toEqual([['reader'], ['reader', 'staff'], ['reader', 'staff', 'owner']])
    expect(isRole('owner')).toBe(true)
    for (const text of ['', 'Owner', 'admin', '__proto__']) expect(isRole(text)).toBe(false)
  })
})

describe('times of access', () => {
  const session = (created: number, seen: number) => ({ createdAt: ago(created), seenAt: ago(seen) })
  const DAY = 24 * 60

  it('a session is over after 12 hours without use and after 30 days with', () => {
    expect(isSessionOver(session(12 * 60, 12 * 60 - 1), NOW)).toBe(false)
    expect(isSessionOver(session(12 * 60, 12 * 60), NOW)).toBe(true)
    expect(isSessionOver(session(30 * DAY - 1, 0), NOW)).toBe(false)
    expect(isSessionOver(session(30 * DAY, 0), NOW)).toBe(true)
  })

  it('the limits that a database compares with say the same', () => {
    for (const [created, seen] of [
      [721, 719],
      [720, 720],
      [30 * DAY, 0],
      [30 * DAY - 1, 5],
    ] as const) {
      const { seenBefore, createdBefore } = sessionLimits(NOW)
      const { createdAt, seenAt } = session(created, seen)
      expect(seenAt <= seenBefore || createdAt <= createdBefore).toBe(isSessionOver({ createdAt, seenAt }, NOW))
    }
  })

  it('a sign-in is fresh for ten minutes, and never in the future', () => {
    expect(isFresh({ freshAt: ago(9.9) }, NOW)).toBe(true)
    expect(isFresh({ freshAt: ago(10) }, NOW)).toBe(false)
    expect(isFresh({ freshAt: ago(-60) }, NOW)).toBe(false)
  })
})

describe('the last owner', () => {
  const person = (id: string, role: Standing['role'], joined = true): Standing => ({ id, role, joined })

  it.each<[string, Standing[], boolean]>([
    ['the only one', [person('a', 'owner'), person('b', 'staff')], false],
    ['another one', [person('a', 'owner'), person('b', 'owner')], true],
    ['another one who never came', [person('a', 'owner'), person('b', 'owner', false)], false],
    ['who never came, beside another who never came', [person('a', 'owner', false), person('b', 'owner', false)], true],
    ['no owner at all', [person('a', 'staff'), person('b', 'owner')], true],
    ['nobody known', [person('b', 'owner')], true],
  ])('%s', (_name, people, may) => {
    expect(mayLoseOwner(people, 'a')).toBe(may)
  })
})
