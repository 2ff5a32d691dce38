/** The part of the contract about changes that other connections and processes must learn of, and about writers in each other's way. */
import { COMMAND_LINE } from '#services/history/history-repository.ts'
import { minor } from '#domain/money/minor.ts'
import { describe, expect, it } from 'vitest'
import type { Database } from '#services/repositories.ts'
import type { ContractContext } from './context.ts'
import { runProcess } from '../testing/run-process.ts'
import { testCatalogue, testProduct } from '../testing/test-catalogue.ts'

export function declareChangesContract(context: ContractContext): void {
  describe('changes', () => {
    it('a write appends one change of the whole catalogue', async () => {
      const { database } = await context.openEmpty()
      expect(await database.changes.latest()).toBe(0)
      await database.catalogue.write(testCatalogue(), 'merge')
      const first = await database.changes.latest()
      await database.catalogue.write(testCatalogue(), 'replace')
      const changes = await database.changes.since(first)
      expect(changes).toEqual([{ sequence: await database.changes.latest(), productId: null, kind: 'catalogue' }])
      expect(changes[0]?.sequence).toBeGreaterThan(first)
    })

    it('a change has a mark that stays, and that the same number has in no other database', async () => {
      const { database } = await context.openEmpty()
      expect(await database.changes.mark(1)).toBeNull()
      await database.catalogue.write(testCatalogue(), 'merge')
      const first = await database.changes.latest()
      const mark = await database.changes.mark(first)
      expect(mark).not.toBeNull()
      await database.catalogue.edit('1', { price: minor(4321) }, COMMAND_LINE)
      expect(await database.changes.mark(first)).toBe(mark)
      expect(await database.changes.mark(await database.changes.latest())).not.toBe(mark)
    })

    it('a watcher hears of a commit of its own connection and of another one', async () => {
      const { database, address } = await context.openEmpty()
      const other = await context.open(address)
      await expectHeard([database, other], () => database.catalogue.write(testCatalogue(), 'merge'))
      await expectHeard([database, other], () => other.catalogue.write(testCatalogue(), 'merge'))
    })

    it('a watcher hears of a commit of another process', async () => {
      const { database, address } = await context.openEmpty()
      await expectHeard([database], async () => {
        expect(await runProcess(address, 'write').ended).toBe(0)
      })
    })

    it('another process hears of a commit here, and ends by itself once its database is closed', async () => {
      const { database, address } = await context.openEmpty()
      const other = runProcess(address, 'watch')
      await other.next()
      await database.catalogue.write(testCatalogue(), 'merge')
      expect(await other.next()).toEqual({ seen: true })
      expect(await other.ended).toBe(0)
    })

    it('a watch that has ended hears nothing, and ending it twice is harmless', async () => {
      const { database } = await context.openEmpty()
      let calls = 0
      const end = database.changes.watch(() => (calls += 1))
      end()
      end()
      await expectHeard([database], () => database.catalogue.write(testCatalogue(), 'merge'))
      expect(calls).toBe(0)
    })

    it('writers in each other’s way lose nothing, and readers meanwhile see whole catalogues only', async () => {
      const { database, address } = await context.openEmpty()
      const others = [await context.open(address), await context.open(address)]
      const writers = [database, ...others]
      const writes = writers.flatMap((writer, w) =>
        Array.from({ length: 15 }, (_, n) => {
          const products = [`w${w}n${n}a`, `w${w}n${n}b`].map((id) => testProduct({ id }))
          return writer.catalogue.write(testCatalogue({ products }), 'merge')
        }),
      )
      const reads = Array.from({ length: 20 }, async (_, n) => {
        const items = await (writers[n % 3] ?? database).catalogue.items()
        expect(items.length % 2).toBe(0)
      })
      await Promise.all([...writes, ...reads])
      expect(await database.catalogue.items()).toHaveLength(90)
      const changes = await database.changes.since(0)
      expect(changes).toHaveLength(45)
      expect(changes.map((change) => change.sequence)).toEqual(
        changes.map((change) => change.sequence).toSorted((a, b) => a - b),
      )
    })

    it('the same product written by many at once is one of theirs', async () => {
      const { database, address } = await context.openEmpty()
      const other = await context.open(address)
      const products = ['1', '2', '3'].map((id) => testProduct({ id }))
      await Promise.all(
        [database, other, database, other].map((writer, n) => {
          const own = products.map((product) => ({ ...product, title: `Title ${n}`, quantity: n }))
          return writer.catalogue.write(testCatalogue({ products: n % 2 ? own.toReversed() : own }), 'merge')
        }),
      )
      const items = await database.catalogue.items()
      expect(items).toHaveLength(3)
      expect(new Set(items.map((item) => `${item.title} ${item.quantity}`)).size).toBe(1)
    })
  })
}

/** Resolves once every database's watcher has been called after `commit`, and the change can be read there. */
async function expectHeard(databases: readonly Database[], commit: () => Promise<void>): Promise<void> {
  const before = await Promise.all(databases.map((database) => database.changes.latest()))
  const ends: (() => void)[] = []
  const heard = databases.map(
    (database, index) =>
      new Promise<void>((resolve, reject) => {
        // A watcher may be called for nothing; it is enough that it is called when there is something to read.
        const look = () =>
          database.changes.since(before[index] ?? 0).then((changes) => changes.length > 0 && resolve(), reject)
        ends.push(database.changes.watch(() => void look()))
      }),
  )
  await commit()
  await Promise.all(heard)
  for (const end of ends) end()
}
