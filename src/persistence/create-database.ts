/** Puts the queries on an engine: the database as the services see it. */
import type { Database } from '#services/repositories.ts'
import {
  isCatalogueEmpty,
  readBrands,
  readCategories,
  readItems,
  readItemsByIds,
  readProducts,
} from './catalogue-reader.ts'
import { writeCatalogue } from './catalogue-writer.ts'
import { appendChange, changesSince, latestChange } from './change-log.ts'
import type { Engine } from './engine.ts'
import { createOutbox } from './outbox.ts'
import { prepareDatabase } from './prepare.ts'

export function createDatabase(engine: Engine): Database {
  return {
    catalogue: {
      isEmpty: () => engine.read(isCatalogueEmpty),
      items: () => engine.read((session) => readItems(session)),
      itemsByIds: (ids) => engine.read((session) => readItemsByIds(session, ids)),
      productsByIds: (ids) => engine.read((session) => readProducts(session, ids)),
      categories: () => engine.read(readCategories),
      brands: () => engine.read(readBrands),
      write: (catalogue, mode) =>
        engine.write(async (session) => {
          await writeCatalogue(session, catalogue, mode)
          await appendChange(engine, session, { productId: null, kind: 'catalogue' })
        }),
    },
    changes: {
      latest: () => engine.read(latestChange),
      since: (sequence) => engine.read((session) => changesSince(session, sequence)),
      watch: (onChange) => engine.watch(onChange),
    },
    outbox: createOutbox(engine),
    async ping() {
      await engine.read((session) => session.selectNoFrom((eb) => eb.val(1).as('one')).execute())
    },
    prepare: (seed) => prepareDatabase(engine, seed),
    close: () => engine.close(),
  }
}
