/** The same answers from SQLite, as a shop would ask for them: fitting indexes, one statement per count. The yardstick of the index's bench. */
import { USD } from '#domain/money/currency.ts'
import { decimalToMinor } from '#domain/money/decimal.ts'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { CatalogueQuery, SortKey } from '#domain/catalogue/query/catalogue-query.ts'
import { FACETS, facetOf, facetValues, type FacetKey } from '#domain/catalogue/query/facets.ts'
import type { IndexedProduct } from '#domain/catalogue/index/indexed-product.ts'
import { SORT_RANKS } from '#domain/catalogue/query/sort.ts'
import { isOnSale } from '#domain/catalogue/product/discount.ts'
import { isOutOfStock } from '#domain/catalogue/product/stock.ts'

export interface SqlAnswer {
  total: number
  ids: string[]
  /** Counts above 0 by facet and value. */
  facets: Map<FacetKey, Map<string, number>>
}

export interface SqlCatalogue {
  add(item: IndexedProduct): void
  /** Makes the indexes once all products are there. */
  finish(): void
  answer(query: CatalogueQuery, start: (total: number) => number, length: number): SqlAnswer
}

const SINGLE = ['type', 'category', 'subcategory', 'brand'] as const
const MANY: readonly FacetKey[] = ['color', 'size', 'tag']
const RANKED = ['rating', 'newest', 'discount'] as const

const ORDERS: Record<SortKey, string> = {
  asc: 'id',
  'on-sale': 'id',
  low: 'price, id',
  high: 'price desc, id',
  rating: 'rank_rating, id',
  newest: 'rank_newest, id',
  discount: 'rank_discount, id',
}

/** `path` is the database's file. Ids must be numbers. */
export function createSqlCatalogue(path: string): SqlCatalogue {
  const database = new DatabaseSync(path)
  database.exec(`
    pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -1000000; pragma temp_store = memory;
    create table product (id integer primary key, type text, category text, subcategory text, brand text, price integer not null,
      out_of_stock integer not null, on_sale integer not null, average real, rank_rating real, rank_newest real, rank_discount real);
    create table value (facet text not null, value text not null, product integer not null,
      primary key (facet, value, product)) without rowid;
    begin`)
  const addProduct = database.prepare(`insert into product values (${Array(12).fill('?').join(', ')})`)
  const addValue = database.prepare('insert or ignore into value values (?, ?, ?)')
  const valuesOf = (key: FacetKey, item: IndexedProduct) => facetValues(facetOf(key), item)

  return {
    add(item) {
      const id = Number(item.id)
      addProduct.run(
        id,
        ...SINGLE.map((key) => valuesOf(key, item)[0] ?? null),
        item.price,
        Number(isOutOfStock(item)),
        Number(isOnSale(item)),
        item.rating.count > 0 ? item.rating.average : null,
        ...RANKED.map((sortBy) => SORT_RANKS[sortBy](item)),
      )
      for (const key of MANY) for (const value of new Set(valuesOf(key, item))) addValue.run(key, value, id)
    },
    finish() {
      database.exec(`commit; create index value_product on value (product, facet, value);
        ${SINGLE.map((key) => `create index product_${key} on product (${key}, price);`).join('\n')}
        ${RANKED.map((sortBy) => `create index product_${sortBy} on product (rank_${sortBy}, id);`).join('\n')}
        create index product_price on product (price, id); create index product_average on product (average);
        create index product_state on product (out_of_stock, on_sale); analyze`)
    },
    answer(query, start, length) {
      const all = conditionsOf(query)
      const count = one(database, `select count(*) as n from product p ${where(all)}`, all)
      const total = Number(count[0]?.['n'] ?? 0)
      const page = `select id from product p ${where(all)} order by ${ORDERS[query.sortBy]} limit ${length} offset ${start(total)}`
      const ids = one(database, page, all).map((row) => String(row['id']))
      const facets = FACETS.map(({ key }): [FacetKey, Map<string, number>] => {
        const open = all.filter((condition) => condition.facet !== key)
        const rows = one(database, countsOf(key, where(open)), open)
        return [key, new Map(rows.map((row) => [String(row['value']), Number(row['n'])]))]
      })
      return { total, ids, facets: new Map(facets) }
    },
  }
}

interface SqlCondition {
  facet?: FacetKey
  text: string
  values: SQLInputValue[]
}

function conditionsOf(query: CatalogueQuery): SqlCondition[] {
  const conditions: SqlCondition[] = []
  for (const facet of FACETS) {
    const chosen = [...facet.selected(query)]
    if (chosen.length === 0) continue
    const { key } = facet
    if (key === 'status') {
      const text = { 'on-sale': 'on_sale = 1', 'in-stock': 'out_of_stock = 0', 'out-of-stock': 'out_of_stock = 1' }
      conditions.push({ facet: key, text: text[query.status ?? 'in-stock'], values: [] })
    } else if (key === 'rating') {
      conditions.push({ facet: key, text: 'average >= ?', values: chosen.map(Number) })
    } else if (MANY.includes(key)) {
      const text = `exists (select 1 from value v where v.product = p.id and v.facet = '${key}' and v.value = ?)`
      conditions.push({ facet: key, text, values: chosen })
    } else {
      conditions.push({ facet: key, text: `${key} in (${chosen.map(() => '?').join(', ')})`, values: chosen })
    }
  }
  if (query.sortBy === 'on-sale') conditions.push({ text: 'on_sale = 1', values: [] })
  if (query.minPrice !== undefined)
    conditions.push({ text: 'price >= ?', values: [decimalToMinor(query.minPrice, USD)] })
  if (query.maxPrice !== undefined)
    conditions.push({ text: 'price <= ?', values: [decimalToMinor(query.maxPrice, USD)] })
  return conditions
}

function countsOf(key: FacetKey, condition: string): string {
  const among = condition === '' ? 'where' : `${condition} and`
  if (key === 'status') {
    return `select 'on-sale' as value, sum(on_sale) as n from product p ${condition}
      union all select 'in-stock', sum(1 - out_of_stock) from product p ${condition}
      union all select 'out-of-stock', sum(out_of_stock) from product p ${condition}`
  }
  if (key === 'rating') {
    return [4, 3, 2]
      .map((least) => `select '${least}' as value, count(*) as n from product p ${among} average >= ${least}`)
      .join(' union all ')
  }
  if (!MANY.includes(key))
    return `select ${key} as value, count(*) as n from product p ${among} ${key} is not null group by ${key}`
  // Without a condition the values alone are read, in the order of their key.
  if (condition === '') return `select value, count(*) as n from value where facet = '${key}' group by value`
  return `select w.value as value, count(*) as n from product p join value w on w.product = p.id and w.facet = '${key}' ${condition} group by w.value`
}

function where(conditions: readonly SqlCondition[]): string {
  return conditions.length === 0 ? '' : `where ${conditions.map(({ text }) => text).join(' and ')}`
}

/** Runs a statement that may name the conditions several times. */
function one(database: DatabaseSync, sql: string, conditions: readonly SqlCondition[]) {
  const values = conditions.flatMap((condition) => condition.values)
  const marks = sql.split('?').length - 1
  const times = values.length === 0 ? 0 : marks / values.length
  return database.prepare(sql).all(...Array.from({ length: times }, () => values).flat())
}
