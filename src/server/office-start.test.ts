import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#persistence/open-database.ts'
import { createPeopleService } from '#services/people/people-service.ts'
import { startStore } from './testing/store-process.ts'

const LINE = /^office  (\S+)\/office\/welcome#([\w-]{43})$/gm

describe('a start', () => {
  it('says how the first owner comes in, once a start and over several processes, and no more once there is one', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-office-'))
    const databaseFile = path.join(folder, 'shop.db')
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))

    const first = await startStore({ databaseFile }, { WEB_CONCURRENCY: '2', OWNER_EMAIL: 'owner@example.com' })
    const lines = [...first.printed().matchAll(LINE)]
    expect(lines.map(([, address]) => address)).toEqual([`http://localhost:${first.port}`])
    const database = await openDatabase({ databaseFile })
    const people = createPeopleService({ people: database.people, ownerEmail: 'owner@example.com' })
    const begun = await people.signInByLink(lines[0]?.[2] ?? '', { userAgent: undefined, replaces: undefined })
    expect(begun?.person).toMatchObject({ role: 'owner', email: 'owner@example.com' })
    await database.close()
    expect(await first.stop()).toBe(0)

    const second = await startStore({ databaseFile })
    expect(await second.stop()).toBe(0)
    expect(second.printed()).not.toMatch(/^office/m)
  })
})
