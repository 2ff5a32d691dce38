import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#persistence/open-database.ts'
import { createPeopleService, deviceName } from './people-service.ts'

const BROWSER = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
  replaces: undefined,
}

async function office(ownerEmail: string | null = null) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-people-'))
  const databaseFile = path.join(folder, 'shop.db')
  const database = await openDatabase({ databaseFile })
  await database.prepare(async () => null)
  onTestFinished(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })
  let now = new Date('2026-03-10T12:00:00Z').getTime()
  const service = createPeopleService({ people: database.people, ownerEmail, clock: () => new Date(now) })
  const pass = (minutes: number) => {
    now += minutes * 60_000
  }
  return { service, pass, databaseFile }
}

describe('the way into the office', () => {
  it('an invitation is a link that signs in once', async () => {
    const { service } = await office()
    const invited = await service.invite(' mara@example.com ', 'owner', true)
    if (invited.kind !== 'invited') throw new Error(invited.kind)
    expect(invited.person).toMatchObject({ email: 'mara@example.com', role: 'owner' })
    const begun = await service.signInByLink(invited.token, BROWSER)
    expect(begun?.session.device).toBe('Firefox on Linux')
    expect((await service.findSession(begun?.token ?? ''))?.person.email).toBe('mara@example.com')
    expect(await service.signInByLink(invited.token, BROWSER)).toBeNull()
  })

  it.each(['', 'x', 'a'.repeat(43), 'a'.repeat(5000), "' or 1=1 --", '%00', 'ä'.repeat(43)])(
    'the token %j opens nothing',
    async (token) => {
      const { service } = await office()
      await service.invite('mara@example.com', 'owner', true)
      expect(await service.signInByLink(token, BROWSER)).toBeNull()
      expect(await service.findSession(token)).toBeNull()
      expect(await service.findToken(token)).toBeNull()
    },
  )

  it('a link opens no session by itself, a session’s token is no link, and a program’s is neither', async () => {
    const { service } = await office()
    const link = (await service.startLink()) ?? ''
    expect(await service.findSession(link)).toBeNull()
    const begun = await service.signInByLink(link, BROWSER)
    expect(await service.signInByLink(begun?.token ?? '', BROWSER)).toBeNull()
    const added = await service.addToken('till', 'owner', null)
    if (added.kind !== 'added') throw new Error(added.kind)
    expect(await service.findSession(added.token)).toBeNull()
    expect(await service.signInByLink(added.token, BROWSER)).toBeNull()
    expect(await service.findToken(begun?.token ?? '')).toBeNull()
  })

  it('a start gives links while there is no owner, each for half an hour', async () => {
    const { service, pass } = await office('owner@example.com')
    const [first, second] = [(await service.startLink()) ?? '', (await service.startLink()) ?? '']
    pass(30)
    expect(await service.signInByLink(first, BROWSER)).toBeNull()
    const third = (await service.startLink()) ?? ''
    const begun = await service.signInByLink(third, BROWSER)
    expect(begun?.person).toMatchObject({ role: 'owner', email: 'owner@example.com' })
    expect(await service.signInByLink(second, BROWSER)).toBeNull()
    expect(await service.startLink()).toBeNull()
  })

  it('nothing that opens the office stands in the database', async () => {
    const { service, databaseFile } = await office()
    const link = (await service.startLink()) ?? ''
    const begun = await service.signInByLink((await service.startLink()) ?? '', BROWSER)
    const token = await service.addToken('till', 'staff', 30)
    if (token.kind !== 'added') throw new Error(token.kind)
    const reader = new DatabaseSync(databaseFile, { readOnly: true })
    const tables = reader.prepare("select name from sqlite_master where type = 'table'").all()
    const rows = tables.flatMap(({ name }) => reader.prepare(`select * from "${String(name)}"`).all())
    reader.close()
    const text = JSON.stringify(rows)
    expect(text).toContain('till')
    for (const secret of [link, begun?.token, token.token]) expect(text).not.toContain(secret)
  })

  it('what is no address is not invited, and nobody takes another one’s', async () => {
    const { service } = await office()
    expect(await service.invite('mara', 'staff', true)).toEqual({ kind: 'email' })
    expect(await service.invite('mara@example.com\r\nBcc: x@example.com', 'staff', true)).toEqual({ kind: 'email' })
    const mara = await service.invite('mara@example.com', 'staff', false)
    await service.invite('other@example.com', 'staff', false)
    if (mara.kind !== 'invited') throw new Error(mara.kind)
    expect(mara.person.role).toBe('staff')
    expect(await service.setEmail(mara.person.id, 'Other@example.com')).toBe('taken')
    expect(await service.setEmail(mara.person.id, 'x')).toBe('email')
  })
})

describe('devices', () => {
  it.each([
    [undefined, 'Unknown device'],
    ['<script>alert(1)</script>', 'Unknown device'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1', 'Safari on iPhone'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
    ['curl/8.0', 'Unknown device'],
  ])('%s is %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name)
  })
})
