import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#persistence/open-database.ts'
import { createPeopleService } from '#services/people/people-service.ts'
import { runOwner } from './owner.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
const BROWSER = { userAgent: undefined, replaces: undefined }

/** A shop whose database a server has open all the while. */
async function shop() {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-owner-'))
  const databaseFile = path.join(folder, 'shop.db')
  const database = await openDatabase({ databaseFile })
  await database.prepare(async () => null)
  onTestFinished(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const run = (...args: string[]) =>
    runOwner(args, { DATABASE_FILE: databaseFile, SITE_URL: 'https://shop.example' }, NOW)
  const people = createPeopleService({ people: database.people, ownerEmail: null, clock: () => NOW })
  return { run, people }
}

describe('the command owner', () => {
  it('invites with a link that lets the person in once', async () => {
    const { run, people } = await shop()
    const { status, text } = await run('invite', 'mara@example.com', '--role', 'owner')
    expect(status).toBe(0)
    const [, token = ''] =
      /^mara@example\.com may come in as owner\. The link is good once, for 30 minutes:\nhttps:\/\/shop\.example\/office\/welcome#([\w-]{43})$/.exec(
        text,
      ) ?? []
    expect((await people.signInByLink(token, BROWSER))?.person.role).toBe('owner')
    expect(await people.signInByLink(token, BROWSER)).toBeNull()
    await run('invite', 'jo@example.com', '--role', 'staff')
    expect((await run('invite', 'Jo@Example.com')).text).toContain('jo@example.com may come in as staff.')
    expect((await run('invite', 'new@example.com')).text).toContain('new@example.com may come in as owner.')
  })

  it('lists people and tokens, and takes people away', async () => {
    const { run, people } = await shop()
    expect((await run('list')).text).toBe('Nobody may come in yet.')
    await run('invite', 'mara@example.com', '--role', 'owner')
    await run('invite', 'jo@example.com', '--role', 'staff')
    await run('token', 'till', '--role', 'staff', '--days', '30')
    expect((await run('list')).text).toBe(
      [
        'E-MAIL            ROLE   INVITED                   FIRST SIGN-IN',
        'jo@example.com    staff  2026-03-10T12:00:00.000Z  -',
        'mara@example.com  owner  2026-03-10T12:00:00.000Z  -',
        '',
        'TOKEN  ROLE   SINCE                     UNTIL',
        'till   staff  2026-03-10T12:00:00.000Z  2026-04-09T12:00:00.000Z',
      ].join('\n'),
    )
    expect(JSON.parse((await run('list', '--json')).text)).toMatchObject({ people: [{}, {}], tokens: [{}] })
    expect(await run('remove', 'jo@example.com')).toEqual({
      status: 0,
      text: 'jo@example.com may no longer come in, and is signed out everywhere.',
    })
    expect(await run('remove', 'jo@example.com')).toMatchObject({ status: 1 })
    expect((await run('remove', 'mara@example.com')).text).toContain('without an owner')
    expect(await people.list()).toHaveLength(1)
  })

  it('gives programs tokens and takes them back', async () => {
    const { run, people } = await shop()
    const { text } = await run('token', 'till', '--role', 'reader')
    const token = text.split('\n')[1] ?? ''
    expect(await people.findToken(token)).toMatchObject({ name: 'till', role: 'reader', expiresAt: null })
    expect(await run('token', 'till', '--role', 'owner')).toMatchObject({ status: 1 })
    expect(await run('revoke', 'till')).toEqual({ status: 0, text: 'The token till opens nothing any more.' })
    expect(await people.findToken(token)).toBeNull()
    expect(await run('revoke', 'till')).toMatchObject({ status: 1 })
  })

  it.each([
    [],
    ['invite'],
    ['invite', 'mara'],
    ['invite', 'mara@example.com', '--role', 'king'],
    ['invite', 'mara@example.com', 'jo@example.com'],
    ['invite', 'mara@example.com', '--days', '3'],
    ['token', 'till'],
    ['token', 'a b', '--role', 'staff'],
    ['token', 'till', '--role', 'staff', '--days', '0'],
    ['remove', 'mara@example.com', '--role', 'staff'],
    ['list', 'all'],
    ['crown', 'mara@example.com'],
    ['list', '--force'],
  ])('refuses %j %j %j %j with status 1 and changes nothing', async (...args) => {
    const { run, people } = await shop()
    expect((await run(...args)).status).toBe(1)
    expect([await people.list(), await people.tokens()]).toEqual([[], []])
  })
})
