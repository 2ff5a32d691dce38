/** The yardstick of relevance: SQLite's FTS5 with its own ranking (BM25), stems of English words, titles weighed four times, brands twice. */
import { DatabaseSync } from 'node:sqlite'
import type { Product } from '#domain/catalogue/product/product.ts'

export interface FullText {
  /** Ids, best first. */
  rank(text: string, most: number): string[]
  close(): void
}

export function createFullText(products: readonly Product[]): FullText {
  const database = new DatabaseSync(':memory:')
  database.exec(
    `create virtual table goods using fts5(id unindexed, title, brand, text, tokenize = 'porter unicode61')`,
  )
  const insert = database.prepare('insert into goods(id, title, brand, text) values (?, ?, ?, ?)')
  for (const { id, title, brand, parent, children, tags, description } of products) {
    insert.run(id, title, brand.name, [parent, children, ...tags, description].join(' '))
  }
  const best = database.prepare(
    'select id from goods where goods match ? order by bm25(goods, 0, 4, 2, 1), rowid limit ?',
  )
  return {
    rank(text, most) {
      const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
      const match = words.map((word) => `"${word}"`).join(' OR ')
      return match === '' ? [] : best.all(match, most).map(({ id }) => String(id))
    },
    close: () => database.close(),
  }
}
