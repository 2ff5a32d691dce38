/** The part of the contract about reviews that wait, are shown, hidden, answered and deleted. */
import { describe, expect, it } from 'vitest'
import { COMMAND_LINE } from '#services/history/history-repository.ts'
import type { Database } from '#services/repositories.ts'
import type { ContractContext } from './context.ts'
import { testCatalogue, testProduct, testReview } from '../testing/test-catalogue.ts'

const AT = new Date('2026-04-01T09:00:00.000Z')
const WRITTEN = { productId: '1', name: 'Ada', email: 'ada@example.com', rating: 5, review: 'Lovely.', at: AT }
const BY = { actor: COMMAND_LINE, at: AT }
const FIRST = { productId: '1', position: 1_000_000 }

export function declareModerationContract(context: ContractContext): void {
  async function open(): Promise<Database> {
    const { database } = await context.openEmpty()
    const products = [testProduct(), testProduct({ id: '2', slug: 'two', title: 'Two' })]
    await database.catalogue.write(testCatalogue({ products, reviews: [testReview({ rating: 3 })] }), 'merge')
    return database
  }
  const shown = async (database: Database, id = '1') => {
    const [product] = await database.catalogue.productsByIds([id])
    return { rating: product?.rating, texts: product?.reviews.map(({ review, answer }) => [review, answer]) }
  }
  const indexed = async (database: Database) => {
    const found: unknown[] = []
    await database.catalogue.eachIndexed((products) => found.push(...products.map(({ rating }) => rating)))
    return found
  }

  describe('spec 3.8: reviews in a live shop', () => {
    it('what a visitor writes is seen and counted by nobody before it is approved', async () => {
      const database = await open()
      const before = await shown(database)
      const counted = await indexed(database)
      expect(await database.reviews.add(WRITTEN)).toBe(true)
      expect(await database.reviews.add({ ...WRITTEN, productId: 'gone' })).toBe(false)
      expect(await shown(database)).toEqual(before)
      expect(await indexed(database)).toEqual(counted)
      expect((await database.catalogue.itemsByIds(['1']))[0]?.rating).toEqual(before.rating)
      expect(await database.reviews.counts()).toEqual({ waiting: 1, shown: 1, hidden: 0 })
      const [waiting] = await database.reviews.list({ state: 'waiting', limit: 9 })
      const { at: _at, ...written } = WRITTEN
      expect(waiting).toEqual({
        ...written,
        ...FIRST,
        title: 'One',
        date: AT.toISOString(),
        state: 'waiting',
        answer: null,
        verified: false,
      })
    })

    it('approved it is shown, with the answer of the shop, and open pages are told', async () => {
      const database = await open()
      await database.reviews.add(WRITTEN)
      const before = await database.changes.latest()
      expect(await database.reviews.decide(FIRST, { state: 'shown' }, BY)).toBe('changed')
      expect(await database.reviews.decide(FIRST, { state: 'shown' }, BY)).toBe('same')
      expect(await database.reviews.decide(FIRST, { answer: 'Thank you.' }, BY)).toBe('changed')
      expect(await database.changes.since(before)).toMatchObject([
        { productId: '1', kind: 'content' },
        { productId: '1', kind: 'content' },
      ])
      expect(await shown(database)).toEqual({
        rating: { average: 4, count: 2 },
        texts: [
          ['Lovely.', 'Thank you.'],
          ['Good.', undefined],
        ],
      })
      expect(await database.reviews.decide({ ...FIRST, position: 7 }, { state: 'hidden' }, BY)).toBe('unknown')
    })

    it('each decision is a batch of the history without a word of the review, and can be taken back', async () => {
      const database = await open()
      await database.reviews.add(WRITTEN)
      await database.reviews.decide(FIRST, { state: 'shown' }, BY)
      await database.reviews.decide({ productId: '1', position: 0 }, { state: 'hidden' }, BY)
      const batches = await database.history.list(9)
      expect(batches.map(({ task, size }) => [task, size])).toEqual([
        ['review 1', 1],
        ['review 1', 1],
      ])
      const hiding = batches[0]?.number ?? 0
      expect(await database.history.changes(hiding, 9)).toEqual([
        { thing: 'review', key: '1', part: '0', before: { state: 'shown' }, after: { state: 'hidden' } },
      ])
      expect((await shown(database)).rating).toEqual({ average: 5, count: 1 })
      const undo = await database.history.undo(hiding, { ...BY, force: false })
      expect(undo).toMatchObject({ kind: 'undone', conflicts: [] })
      expect((await shown(database)).rating).toEqual({ average: 4, count: 2 })
      const undoing = undo.kind === 'undone' ? undo.batch : 0
      expect(await database.history.changes(undoing, 9)).toMatchObject([{ thing: 'review', after: { state: 'shown' } }])
    })

    it('deleted it is gone for good, and its decisions cannot be taken back any more', async () => {
      const database = await open()
      await database.reviews.add(WRITTEN)
      await database.reviews.decide(FIRST, { state: 'shown' }, BY)
      const [batch] = await database.history.list(1)
      expect(await database.reviews.remove(FIRST)).toBe(true)
      expect(await database.reviews.remove(FIRST)).toBe(false)
      expect(await shown(database)).toMatchObject({ rating: { average: 3, count: 1 } })
      const undo = await database.history.undo(batch?.number ?? 0, { ...BY, force: false })
      expect(undo).toMatchObject({ kind: 'conflicts', conflicts: [{ thing: 'review', field: null }] })
    })

    it.each(['merge', 'replace'] as const)(
      'an import (%s) leaves what was written here, as it was decided',
      async (mode) => {
        const database = await open()
        for (const productId of ['1', '2']) await database.reviews.add({ ...WRITTEN, productId })
        const staged = await database.catalogue.stage(mode)
        // More than a merge writes into the live tables.
        const others = Array.from({ length: 600 }, (_, n) => testProduct({ id: `n${n}`, slug: `n-${n}` }))
        await staged.addProducts([testProduct({ title: 'New' }), testProduct({ id: '2', slug: 'two' }), ...others], [])
        await database.reviews.decide(FIRST, { state: 'shown' }, BY)
        await staged.publish({ categories: [], brands: [] })
        expect((await shown(database)).texts?.[0]).toEqual(['Lovely.', undefined])
        expect(await database.reviews.list({ state: 'waiting', limit: 9 })).toMatchObject([{ productId: '2' }])
        await database.catalogue.write(testCatalogue({ products: [testProduct()], reviews: [] }), mode)
        expect((await shown(database)).texts?.[0]).toEqual(['Lovely.', undefined])
      },
    )

    it('an export has what the file said, and nothing that was written here', async () => {
      const database = await open()
      await database.reviews.add(WRITTEN)
      await database.reviews.decide(FIRST, { state: 'shown' }, BY)
      const texts: string[] = []
      await database.catalogue.eachProduct(async (products) => {
        texts.push(...products.flatMap(({ reviews }) => reviews.map(({ review }) => review)))
      })
      expect(texts).toEqual(['Good.'])
    })
  })
}
