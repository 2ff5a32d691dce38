/** Puts the queries on an engine: the database as the services see it. */
import type { Currency } from '#domain/money/currency.ts'
import type { Database } from '#services/repositories.ts'
import { createBaskets } from './orders/baskets.ts'
import { keepReview } from './orders/buyer-reviews.ts'
import {
  isCatalogueEmpty,
  readBrands,
  readCategories,
  readItems,
  readItemsByIds,
  readProducts,
  eachItem,
} from './catalogue/catalogue-reader.ts'
import { exportProducts } from './catalogue/catalogue-export.ts'
import { keepWithdrawal } from './orders/withdrawals.ts'
import { writeCatalogue } from './catalogue/catalogue-writer.ts'
import { appendChange, changeMark, changesSince, latestChange, latestShownChange } from './change-log.ts'
import type { Engine } from './engine.ts'
import { eachIndexed } from './catalogue/indexed-products.ts'
import { judgeOrder } from './orders/order-judgement.ts'
import { moveOrder } from './orders/order-moves.ts'
import { createDesk } from './orders/desk/create-desk.ts'
import { listOrders, readOrder } from './orders/order-reader.ts'
import { placeOrder } from './orders/order-writer.ts'
import { createOutbox } from './orders/outbox.ts'
import { createInvoices } from './invoices/invoices.ts'
import { createPeople } from './people/create-people.ts'
import { createPayments } from './orders/payments.ts'
import { readLowStock } from './catalogue/low-stock.ts'
import { editProduct } from './catalogue/product-edits.ts'
import { listBatches, readBatch, readChanges } from './history/history-rows.ts'
import { undoBatch } from './history/undo-batch.ts'
import { prepareDatabase } from './prepare.ts'
import { createReviews } from './reviews/create-reviews.ts'
import { checkCurrency } from './shop-currency.ts'
import { createPrices } from './prices/create-prices.ts'
import { keepPrices, readPrices } from './prices/price-changes.ts'
import { createSales } from './catalogue/sale-moments.ts'
import { createSearchCounts } from './search-counts.ts'
import { compareProducts, countProducts, storedIdentities } from './catalogue/stored-products.ts'
import { watchWrites } from './write-watch.ts'
import { isStaging, stageCatalogue } from './staging/stage-catalogue.ts'
import { addPromotion, endPromotion, listPromotions } from './orders/promotion-store.ts'

/** `currency` is that of the settings, in which its amounts are read and written. */
export function createDatabase(opened: Engine, currency: Currency): Database {
  const engine = watchWrites(opened)
  return {
    currency,
    catalogue: {
      isEmpty: () => engine.read(isCatalogueEmpty),
      eachIndexed: (take) => eachIndexed(engine, take),
      eachItem: (take) => eachItem(engine, take),
      items: () => engine.readCatalogue((session) => readItems(session, Date.now())),
      itemsByIds: (ids) => engine.readCatalogue((session) => readItemsByIds(session, ids)),
      productsByIds: (ids) => engine.readCatalogue((session) => readProducts(session, ids)),
      categories: () => engine.readCatalogue(readCategories),
      brands: () => engine.readCatalogue(readBrands),
      eachProduct: (take) => engine.read((session) => exportProducts(session, take)),
      identities: () => storedIdentities(engine),
      count: () => engine.read(countProducts),
      lowStock: (limit) => engine.read((session) => readLowStock(session, limit)),
      compare: (products) => engine.read((session) => compareProducts(session, products)),
      isStaging: () => engine.read(isStaging),
      stage: (mode) => stageCatalogue(engine, mode),
      write: (catalogue, mode) =>
        engine.write(async (session) => {
          const before = await readPrices(
            session,
            catalogue.products.map(({ id }) => id),
          )
          await writeCatalogue(session, catalogue, mode)
          await keepPrices(session, before, new Date())
          await appendChange(engine, session, { productId: null, kind: 'catalogue' })
        }),
      edit: (id, edit, actor) => engine.write((session) => editProduct(engine, session, id, edit, actor)),
    },
    orders: {
      quote: (request, shop, now) =>
        engine.read((session) => judgeOrder(engine, session, request, { shop, now, hold: false })),
      place: (request, rules, identity) => placeOrder(engine, request, rules, identity),
      find: (number) => engine.read((session) => readOrder(session, number)),
      move: (number, to, event) => engine.write((session) => moveOrder(engine, session, number, to, event)),
      list: (options) => engine.read((session) => listOrders(session, options)),
      review: (review) => engine.write((session) => keepReview(engine, session, review)),
      withdraw: (number, statement) => engine.write((session) => keepWithdrawal(engine, session, number, statement)),
    },
    desk: createDesk(engine),
    promotions: {
      add: (code, at) => engine.write((session) => addPromotion(session, code, at)),
      list: () => engine.read(listPromotions),
      end: (code, at) => engine.write((session) => endPromotion(session, code, at)),
    },
    changes: {
      latest: () =>
        engine.read(async (session) => {
          const sequence = await latestChange(session)
          await engine.noteChange(session, sequence)
          return sequence
        }),
      latestShown: () => engine.read(latestShownChange),
      since: (sequence) =>
        engine.read(async (session) => {
          const changes = await changesSince(session, sequence)
          await engine.noteChange(session, changes.at(-1)?.sequence ?? sequence)
          return changes
        }),
      mark: (sequence) => engine.read((session) => changeMark(session, sequence)),
      watch: (onChange) => engine.watch(onChange),
    },
    history: {
      list: (limit) => engine.read((session) => listBatches(session, limit)),
      batch: (number) => engine.read((session) => readBatch(session, number)),
      changes: (number, limit) => engine.read((session) => readChanges(session, number, limit)),
      undo: (number, options) => engine.write((session) => undoBatch(engine, session, number, options)),
    },
    baskets: createBaskets(engine),
    outbox: createOutbox(engine),
    payments: createPayments(engine),
    searches: createSearchCounts(engine),
    people: createPeople(engine),
    reviews: createReviews(engine),
    invoices: createInvoices(engine),
    sales: createSales(engine),
    prices: createPrices(engine),
    async ping() {
      await engine.read((session) => session.selectNoFrom((eb) => eb.val(1).as('one')).execute())
      await engine.checkWrites()
    },
    replicas: () => engine.replicas(),
    checkCurrency: () => engine.read((session) => checkCurrency(session, currency)),
    prepare: (seed) => prepareDatabase(engine, currency, seed),
    close: () => engine.close(),
  }
}
