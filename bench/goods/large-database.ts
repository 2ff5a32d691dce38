/** A SQLite file with any number of made-up goods, written straight, for benches of what reads it. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { openDatabase } from '#persistence/open-database.ts'
import { productRow, reviewRow, variantRows } from '#persistence/catalogue/product-rows.ts'
import { goodsBrands, goodsCategories, seededGoods } from './seeded-goods.ts'

const COMMIT_EVERY = 20_000

/** Makes the tables and stores `count` products with their variants and reviews; the file must not be there yet. */
export async function writeLargeDatabase(databaseFile: string, count: number): Promise<void> {
  const database = await openDatabase({ databaseFile })
  await database.prepare(() =>
    Promise.resolve({ products: [], categories: goodsCategories(), brands: goodsBrands(), reviews: [] }),
  )
  await database.close()
  const file = new DatabaseSync(databaseFile)
  try {
    file.exec('pragma synchronous = off')
    const insert = inserter(file)
    file.exec('begin')
    let written = 0
    for (const product of seededGoods(count)) {
      insert('product', productRow(product))
      for (const row of variantRows(product)) insert('product_variant', row)
      product.reviews.forEach((review, place) =>
        insert('review', reviewRow({ ...review, productId: product.id, email: '' }, place)),
      )
      written += 1
      if (written % COMMIT_EVERY === 0) file.exec('commit; begin')
    }
    file.exec('commit; pragma wal_checkpoint(truncate)')
  } finally {
    file.close()
  }
}

function inserter(file: DatabaseSync) {
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  return (table: string, row: object): void => {
    let statement = statements.get(table)
    if (!statement) {
      const columns = Object.keys(row)
      statement = file.prepare(
        `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
      )
      statements.set(table, statement)
    }
    statement.run(...(Object.values(row) as SQLInputValue[]))
  }
}
