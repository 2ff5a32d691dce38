import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#persistence/open-database.ts'
import { testCatalogue } from '#persistence/testing/test-catalogue.ts'
import { runSearches } from './searches.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
const LIMITS = { most: 1000, keepFrom: '2026-01-01' }

/** A shop whose database a server has open all the while. */
async function shop() {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-searches-'))
  const databaseFile = path.join(folder, 'shop.db')
  const database = await openDatabase({ databaseFile })
  await database.prepare(async () => testCatalogue())
  onTestFinished(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const run = (...args: string[]) => runSearches(args, { DATABASE_FILE: databaseFile }, NOW)
  return { run, searches: database.searches }
}

describe('the command searches', () => {
  it('lists what was searched for, and what was not found', async () => {
    const { run, searches } = await shop()
    expect(await run('list')).toEqual({ status: 0, text: 'Nobody has searched within 30 days.' })
    await searches.add('2026-03-10', [{ text: 'ring', found: 1200, missed: 0 }], LIMITS)
    await searches.add('2026-03-09', [{ text: 'ring', found: 1, missed: 0 }], LIMITS)
    await searches.add('2026-03-09', [{ text: 'yacht', found: 0, missed: 3 }], LIMITS)
    await searches.add('2026-03-09', [{ text: '', found: 5, missed: 2 }], LIMITS)
    await searches.add('2026-01-09', [{ text: 'old', found: 1, missed: 0 }], LIMITS)
    expect((await run('list')).text).toBe(
      [
        '1,211 searches within 30 days, 5 of them without a result.',
        '',
        'FOUND  NOT FOUND  DAYS  LAST        TEXT',
        '1,201  0          2     2026-03-10  ring',
        '0      3          1     2026-03-09  yacht',
      ].join('\n'),
    )
    expect((await run('list', '--without-result')).text).not.toContain('ring')
    expect((await run('list', '--days', '1')).text).not.toContain('yacht')
    expect((await run('list', '--limit', '1')).text).not.toContain('yacht')
    expect((await run('list', '--days', '90')).text).toContain('old')
    expect((await run('days', '--days', '2')).text).toBe(
      ['DAY         FOUND  NOT FOUND', '2026-03-10  1,200  0', '2026-03-09  6      5'].join('\n'),
    )
  })

  it('gives the same as JSON', async () => {
    const { run, searches } = await shop()
    await searches.add('2026-03-10', [{ text: 'ring', found: 2, missed: 0 }], LIMITS)
    expect(JSON.parse((await run('list', '--json')).text)).toEqual({
      from: '2026-02-09',
      days: 30,
      searches: 2,
      withoutResult: 0,
      texts: [{ text: 'ring', withResult: 2, withoutResult: 0, days: 1, last: '2026-03-10' }],
    })
    expect(JSON.parse((await run('days', '--json')).text)).toEqual([
      { day: '2026-03-10', withResult: 2, withoutResult: 0 },
    ])
  })

  it.each([
    [[], 'Usage:'],
    [['show'], 'Usage:'],
    [['list', 'ring'], 'Usage:'],
    [['days', '--without-result'], 'Usage:'],
    [['list', '--days', '0'], '--days must be a whole number from 1 to 90, got "0".'],
    [['list', '--days', '91'], '--days must be'],
    [['list', '--limit', 'all'], '--limit must be'],
    [['list', '--email'], 'Usage:'],
  ])('%j is refused with what is wrong', async (args, sentence) => {
    const { run } = await shop()
    const { status, text } = await run(...args)
    expect(status).toBe(1)
    expect(text).toContain(sentence)
  })
})
