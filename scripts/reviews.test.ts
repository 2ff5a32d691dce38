import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#persistence/open-database.ts'
import { testCatalogue, testReview } from '#persistence/testing/test-catalogue.ts'
import { runReviews } from './reviews.ts'

const NOW = new Date('2026-03-10T12:00:00Z')

/** A shop whose database a server has open all the while, with a review of its file and one that waits. */
async function shop() {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-reviews-'))
  const databaseFile = path.join(folder, 'shop.db')
  const database = await openDatabase({ databaseFile })
  await database.prepare(async () => testCatalogue({ reviews: [testReview()] }))
  await database.reviews.add({
    productId: '1',
    name: 'Ada',
    email: 'ada@example.com',
    rating: 4,
    review: 'Solid\nand warm.',
    at: NOW,
  })
  onTestFinished(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const run = (...args: string[]) => runReviews(args, { DATABASE_FILE: databaseFile }, NOW)
  const shown = async () => (await database.catalogue.productsByIds(['1']))[0]?.reviews
  return { run, shown }
}

describe('the command reviews', () => {
  it('lists what waits and what is there', async () => {
    const { run } = await shop()
    expect((await run('list')).text).toBe(
      [
        '1 waiting, 1 shown, 0 hidden.',
        '',
        'ID         STATE    STARS  DATE        BY       PRODUCT  REVIEW',
        '1-1000000  waiting  4      2026-03-10  Ada      One      Solid and warm.',
        '1-0        shown    4.5    2026-02-01  Mara T.  One      Good.',
      ].join('\n'),
    )
    expect((await run('list', '--waiting')).text).not.toContain('Mara')
    expect(JSON.parse((await run('list', '--waiting', '--json')).text)).toMatchObject([
      { id: '1-1000000', state: 'waiting', name: 'Ada', email: 'ada@example.com', answer: null },
    ])
  })

  it('approves, answers, hides and deletes, and says what it did', async () => {
    const { run, shown } = await shop()
    expect(await run('approve', '1-1000000')).toEqual({ status: 0, text: 'The review 1-1000000 is shown now.' })
    expect((await run('approve', '1-1000000')).text).toBe('The review 1-1000000 is shown already.')
    await run('answer', '1-1000000', '--text', ' Thank you, Ada. ')
    expect(await shown()).toMatchObject([{ name: 'Ada', answer: 'Thank you, Ada.' }, { name: 'Mara T.' }])
    expect((await run('answer', '1-1000000', '--text', '')).text).toBe('The review 1-1000000 has no answer now.')
    await run('hide', '1-0')
    expect(await shown()).toHaveLength(1)
    expect((await run('delete', '1-1000000')).text).toBe('The review 1-1000000 is deleted now.')
    expect(await shown()).toEqual([])
  })

  it.each([
    [['approve', '1-7'], 'There is no review 1-7.'],
    [['approve', 'nonsense'], 'There is no review nonsense.'],
    [['answer', '1-0', '--text', 'x'.repeat(2001)], '--text must be at most 2000 characters.'],
    [['list', '--limit', '0'], '--limit must be a whole number from 1 to 100000, got "0".'],
    [['answer', '1-0'], /^Usage/],
    [['approve', '1-0', '--text', 'x'], /^Usage/],
    [['burn', '1-0'], /^Usage/],
    [[], /^Usage/],
  ] as const)('%j is refused', async (args, message) => {
    const { run } = await shop()
    const { status, text } = await run(...args)
    expect(status).toBe(1)
    expect(text).toMatch(message)
  })
})
