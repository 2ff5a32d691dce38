/** The rows of one Shopify product as variants: options to colour and size, prices to price and discount, inventory to pieces. */
import { type Minor, ZERO } from '#domain/money/minor.ts'
import type { ImportIssues } from '../issues.ts'
import { discountFrom, type ListedPrice } from './compare-at.ts'
import { columnTitle, type ShopifyColumn, type ShopifyRow } from './shopify-columns.ts'

export interface ShopifyVariant {
  color?: string
  size?: string
  sku?: string
  price: number
  discount: number
  quantity: number
  /** Address of the picture of this variant, '' where it has none. */
  image: string
}

/** Pieces of goods that the shop sold without counting them. */
const UNCOUNTED = 999
const MAX_PIECES = 1e9

const OPTIONS = [
  ['name1', 'value1'],
  ['name2', 'value2'],
  ['name3', 'value3'],
] as const

/** `path` is the product's; the names of the options stand in its first row. `colors` false folds colours into the size as well. */
export function readVariants(
  rows: readonly ShopifyRow[],
  path: string,
  colors: boolean,
  issues: ImportIssues,
): ShopifyVariant[] {
  const [first] = rows
  return rows.flatMap((row, index): ShopifyVariant[] => {
    const isVariant = index === 0 || row.get('price') !== '' || row.get('value1') !== '' || row.get('sku') !== ''
    if (!isVariant || !first) return []
    issues.line = row.line
    const price = readPrice(row, path, issues)
    const sku = row.get('sku')
    return [
      {
        ...readChoice(first, row, colors),
        ...(sku !== '' && { sku }),
        price: issues.money.toDecimal(price.list),
        discount: price.discount,
        quantity: readPieces(row, path, issues),
        image: row.get('variantImage'),
      },
    ]
  })
}

/** Colour and size by the names of the options; what is neither becomes part of the size: `M / Cotton`. */
function readChoice(first: ShopifyRow, row: ShopifyRow, colors: boolean): { color?: string; size?: string } {
  let color: string | undefined
  const sizes: string[] = []
  const others: string[] = []
  for (const [nameColumn, valueColumn] of OPTIONS) {
    const name = first.get(nameColumn)
    const value = row.get(valueColumn)
    if (value === '' || (name === 'Title' && value === 'Default Title')) continue
    if (colors && color === undefined && /colou?r/i.test(name)) color = value
    else if (/size/i.test(name)) sizes.push(value)
    else others.push(value)
  }
  const size = [...sizes, ...others].join(' / ')
  return { ...(color !== undefined && { color }), ...(size !== '' && { size }) }
}

/** A former price becomes the list price, and the difference the discount (spec 9.2). */
function readPrice(row: ShopifyRow, path: string, issues: ImportIssues): ListedPrice {
  const price = readAmount(row, 'price', path, issues)
  const compareAt = row.get('compareAt') === '' ? ZERO : readAmount(row, 'compareAt', path, issues)
  const listed = discountFrom(price, compareAt)
  if (listed) return listed
  issues.warning(
    `${path}.${columnTitle('compareAt')}`,
    'gives no discount of two decimals that leads to the price; the price is stored without a discount',
  )
  return { list: price, discount: 0 }
}

function readAmount(row: ShopifyRow, column: ShopifyColumn, path: string, issues: ImportIssues): Minor {
  const { money } = issues
  const text = row.get(column)
  const amount = /^\d+(\.\d+)?$/.test(text) ? Number(text) : null
  if (amount !== null && money.isAmount(amount)) return money.toMinor(amount)
  issues.expected(
    `${path}.${columnTitle(column)}`,
    `a price such as ${(12.99).toFixed(money.currency.digits)}`,
    text === '' ? undefined : text,
  )
  return ZERO
}

/** Less than nothing is nothing; what was sold without counting gets a number that does not run out soon. */
function readPieces(row: ShopifyRow, path: string, issues: ImportIssues): number {
  const text = row.get('quantity')
  const place = `${path}.${columnTitle('quantity')}`
  const isEndless = ['continue', 'true'].includes(row.get('policy').toLowerCase())
  if (isEndless || (text === '' && row.get('tracker') === '')) {
    issues.warning(place, `is not what limits its sale; ${UNCOUNTED} pieces are stored`)
    return UNCOUNTED
  }
  const pieces = text === '' ? 0 : Number(text)
  if (Number.isInteger(pieces) && pieces <= MAX_PIECES) return Math.max(0, pieces)
  issues.expected(place, 'a whole number', text)
  return 0
}
