/** What of a product, a category or a brand can be found, and how much each part counts. */
import { brandName } from './brand-name.ts'
import type { BrandFacts, CategoryFacts } from './category.ts'
import type { CatalogueItem, Product } from './product.ts'
import type { SearchDocument } from './search-segment.ts'

const WEIGHTS = {
  title: 10,
  sub: 7,
  brand: 6,
  category: 6,
  type: 4,
  tag: 4,
  color: 3,
  size: 3,
  fact: 0.5,
  text: 1,
} as const

/** A whole product is found by its description and attributes too, an item by its preview (decisions, section 2, /pages/search). */
export function productDocument(product: CatalogueItem | Product): SearchDocument {
  const { title, children, category, parent, productType, tags, imageURLs, sizes, variants, sku } = product
  const colors = imageURLs.flatMap(({ color }) => (color ? [color.name] : []))
  const whole = 'description' in product
  const facts = whole ? product.additionalInformation.map(({ key, value }) => `${key} ${value}`) : []
  return {
    title,
    fields: [
      { text: title, weight: WEIGHTS.title },
      { text: children, weight: WEIGHTS.sub },
      { text: brandName(product), weight: WEIGHTS.brand },
      { text: `${parent} ${category.name}`, weight: WEIGHTS.category },
      { text: productType, weight: WEIGHTS.type },
      { text: tags.join(' '), weight: WEIGHTS.tag },
      { text: colors.join(' '), weight: WEIGHTS.color },
      { text: sizes.join(' '), weight: WEIGHTS.size },
      { text: facts.join(' '), weight: WEIGHTS.fact },
      { text: whole ? product.description : product.preview, weight: WEIGHTS.text },
    ],
    codes: [sku, ...(variants ?? []).flatMap((variant) => variant.sku ?? [])].filter((code) => code !== ''),
    boost: Math.min(1, Math.log10(1 + Math.max(0, product.sellCount)) / 6),
  }
}

/** A category is found by its title and its sub-categories. */
export function categoryDocument({ parent, children }: CategoryFacts): SearchDocument {
  const fields = [
    { text: parent, weight: WEIGHTS.title },
    { text: children.join(' '), weight: WEIGHTS.tag },
  ]
  return { title: parent, fields, codes: [], boost: 1 }
}

export function brandDocument({ name }: BrandFacts): SearchDocument {
  return { title: name, fields: [{ text: name, weight: WEIGHTS.title }], codes: [], boost: 0 }
}
