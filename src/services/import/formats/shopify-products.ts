/** Reads Shopify's product CSV: the rows of one handle are one product (issue of any catalogue; docs/import.md). */
import type { CatalogueEntry, EntryStream } from './catalogue-entry.ts'
import type { ImportIssues } from '../issues.ts'
import { hexOfColor } from './color-names.ts'
import type { CsvRow } from './csv-scanner.ts'
import { htmlToText } from './html-text.ts'
import { columnTitle, ShopifyRow, type ShopifyColumn } from './shopify-columns.ts'
import { readVariants, type ShopifyVariant } from './shopify-variants.ts'

/** Rows of one handle stand together, as Shopify writes them; so no more than one product is held. */
export async function* readShopifyProducts(
  groups: AsyncIterable<CsvRow[]>,
  columns: ReadonlyMap<ShopifyColumn, number>,
  issues: ImportIssues,
): EntryStream {
  let product: ShopifyRow[] = []
  let count = 0
  for await (const group of groups) {
    const entries: CatalogueEntry[] = []
    for (const cells of group) {
      const row = new ShopifyRow(cells, columns)
      const [first] = product
      if (first && row.get('handle') !== first.get('handle')) {
        entries.push(...readProduct(product, `products[${count++}]`, issues))
        product = []
      }
      product.push(row)
    }
    yield entries
  }
  if (product.length > 0) yield readProduct(product, `products[${count}]`, issues)
}

/** Nothing for what is not for sale: drafts, archived and unpublished products, gift cards. */
function readProduct(rows: readonly ShopifyRow[], path: string, issues: ImportIssues): CatalogueEntry[] {
  const [first] = rows
  if (!first) return []
  const { line } = first
  issues.line = line
  const reason = reasonToLeaveOut(first)
  if (reason !== null) {
    issues.warning(path, `${reason}; it is left out`)
    return []
  }
  const handle = first.get('handle')
  if (handle === '') {
    issues.expected(`${path}.${columnTitle('handle')}`, 'a text', undefined)
    return []
  }
  const pictures = picturesOf(rows)
  const variants = readVariants(rows, path, pictures.length > 0, issues)
  const body = first.get('body')
  const value = {
    id: handle,
    slug: handle,
    title: first.get('title'),
    ...offerOf(variants),
    img: pictures[0],
    imageURLs: colored(pictures, variants),
    brand: first.get('vendor') || undefined,
    ...categoryOf(first),
    tags: first
      .get('tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    description: htmlToText(body),
  }
  return [{ part: 'products', path, line, value }]
}

function reasonToLeaveOut(row: ShopifyRow): string | null {
  const status = row.get('status').toLowerCase()
  if (status !== '' && status !== 'active') return `is ${status === 'draft' ? 'a draft' : status}`
  if (row.get('published').toLowerCase() === 'false') return 'is not published'
  return row.get('giftCard').toLowerCase() === 'true' ? 'is a gift card, which this shop does not sell' : null
}

/** Price, discount and stock of the product; a single variant without a choice is the product itself. */
function offerOf(variants: readonly ShopifyVariant[]) {
  const [first] = variants
  if (!first) return {}
  const cheapest = variants.reduce((low, one) => (one.price < low.price ? one : low))
  if (variants.length === 1 && first.color === undefined && first.size === undefined) {
    const { image: _image, ...offer } = first
    return offer
  }
  return {
    price: cheapest.price,
    discount: cheapest.discount,
    variants: variants.map(({ image: _image, ...variant }) => variant),
  }
}

/** Addresses in the order of their positions, then those that only a variant names; each once. */
function picturesOf(rows: readonly ShopifyRow[]): string[] {
  const own = rows
    .filter((row) => row.get('image') !== '')
    .map((row, index) => ({ image: row.get('image'), position: Number(row.get('position')) || index + 1 }))
    .toSorted((a, b) => a.position - b.position)
  return [...new Set([...own.map(({ image }) => image), ...rows.map((row) => row.get('variantImage'))])].filter(Boolean)
}

/** Every colour gets the picture of its first variant, or else the product's; the other pictures follow without one. */
function colored(pictures: readonly string[], variants: readonly ShopifyVariant[]) {
  const colors = new Map<string, string>()
  for (const { color, image } of variants) {
    if (color !== undefined && (colors.get(color) ?? '') === '') colors.set(color, image)
  }
  const shown = [...colors].map(([name, image]) => ({
    img: image || (pictures[0] ?? ''),
    color: { name, clrCode: hexOfColor(name) },
  }))
  const used = new Set(shown.map(({ img }) => img))
  return [...shown, ...pictures.filter((img) => !used.has(img)).map((img) => ({ img }))]
}

/** `Apparel > Clothing > Shirts` is the category Apparel and the sub-category Shirts; a type alone is the category. */
function categoryOf(row: ShopifyRow): { parent?: string; children?: string } {
  const type = row.get('type')
  const path = row
    .get('category')
    .split('>')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !/^\d+$/.test(name))
  const [parent] = path
  if (parent === undefined) return type === '' ? {} : { parent: type }
  const children = type || (path.length > 1 ? path.at(-1) : undefined)
  return { parent, ...(children !== undefined && { children }) }
}
