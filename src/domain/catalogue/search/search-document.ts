/** What of a product, a category or a brand can be found, and how much each part counts. */
import { brandName } from '../product/brand-name.ts'
import type { BrandFacts, CategoryFacts } from '../product/category.ts'
import type { CatalogueItem, Product } from '../product/product.ts'
import type { ItemTranslation, ProductTranslation } from '../product/translation.ts'
import type { SearchPlace } from './search-postings.ts'
import type { SearchDocument, SearchField } from './search-segment.ts'
import { categoryNouns, titleParts } from './words/search-title.ts'
import { spelledOut } from './words/search-words.ts'
import { isOutOfStock } from '../product/stock.ts'

/** What categories, sub-categories and brands are called in the other languages, by their names in the main one. */
export type OtherNames = ReadonlyMap<string, readonly string[]>

export function otherNames(categories: readonly CategoryFacts[], brands: readonly BrandFacts[]): OtherNames {
  const names = new Map<string, Set<string>>()
  const add = (name: string, said: string | undefined) => {
    if (said !== undefined && said !== name) names.set(name, (names.get(name) ?? new Set()).add(said))
  }
  for (const { name, translations } of brands) {
    for (const { title } of Object.values(translations ?? {})) add(name, title)
  }
  for (const { parent, translations } of categories) {
    for (const { title, children } of Object.values(translations ?? {})) {
      add(parent, title)
      for (const [child, said] of Object.entries(children ?? {})) add(child, said)
    }
  }
  return new Map([...names].map(([name, said]) => [name, [...said]]))
}

const NO_NAMES: OtherNames = new Map()

/** A whole product is found by its description and attributes too, an item by its preview (spec 2.14). */
export function productDocument(product: CatalogueItem | Product, others: OtherNames = NO_NAMES): SearchDocument {
  const { title, children, category, parent, productType, tags, imageURLs, sizes, variants, sku } = product
  const colors = imageURLs.flatMap(({ color }) => (color ? [color.name] : []))
  const whole = 'description' in product
  const facts = whole ? product.additionalInformation.map(({ key, value }) => `${key} ${value}`) : []
  const { head, main, tail } = titleParts(title, brandName(product))
  return {
    title,
    fields: [
      { text: head, place: 'head' },
      { text: main, place: 'title' },
      { text: tail, place: 'tail' },
      { text: brandName(product), place: 'name' },
      ...categoryFields(children, 'sub', 'name'),
      ...categoryFields(parent, 'name', children === '' ? 'name' : 'text'),
      ...(category.name === parent || category.name === children ? [] : categoryFields(category.name, 'name', 'text')),
      { text: `${productType} ${tags.join(' ')}`, place: 'kind' },
      { text: `${colors.join(' ')} ${sizes.join(' ')}`, place: 'trait' },
      { text: facts.join(' '), place: 'fact' },
      { text: whole ? product.description : product.preview, place: 'text' },
      ...spelledOutFields(title, whole ? product.description : product.preview),
      ...translatedFields(product),
      ...(others.size > 0 ? groupFields(product, others) : []),
    ],
    codes: [sku, ...(variants ?? []).flatMap((variant) => variant.sku ?? [])].filter((code) => code !== ''),
    group: `${parent}\n${children}`,
    boost: prior(product),
  }
}

function spelledOutFields(title: string, text: string): SearchField[] {
  const fields: SearchField[] = [
    { text: spelledOut(title), place: 'title' },
    { text: spelledOut(text), place: 'text' },
  ]
  return fields.filter((field) => field.text !== '')
}

/** As the names in the main language count. */
function groupFields({ children, parent, ...product }: CatalogueItem, others: OtherNames): SearchField[] {
  const of = (name: string) => others.get(name) ?? []
  return [
    ...of(brandName(product)).map((text): SearchField => ({ text, place: 'name' })),
    ...of(children).flatMap((name) => categoryFields(name, 'sub', 'name')),
    ...of(parent).flatMap((name) => categoryFields(name, 'name', children === '' ? 'name' : 'text')),
  ]
}

/** Words of the other languages count as those of the main one. */
function translatedFields(product: CatalogueItem | Product): SearchField[] {
  const brand = brandName(product)
  return Object.values<ProductTranslation & ItemTranslation>(product.translations ?? {}).flatMap((said) => {
    const { head, main, tail } = titleParts(said.title ?? '', brand)
    const facts = (said.additionalInformation ?? []).map(({ key, value }) => `${key} ${value}`)
    const fields: SearchField[] = [
      { text: head, place: 'head' },
      { text: main, place: 'title' },
      { text: tail, place: 'tail' },
      { text: facts.join(' '), place: 'fact' },
      { text: said.description ?? said.preview ?? '', place: 'text' },
      ...spelledOutFields(said.title ?? '', said.description ?? said.preview ?? ''),
    ]
    return fields.filter(({ text }) => text !== '')
  })
}

/** The one noun of a category says what the goods are; "Bags & Accessories" says little of what its sub-category has a name for. */
function categoryFields(name: string, one: SearchPlace, several: SearchPlace): SearchField[] {
  if (name === '') return []
  const { nouns, isOne } = categoryNouns(name)
  return [
    { text: nouns.join(' '), place: isOne ? one : several },
    { text: name, place: isOne || several === 'name' ? 'kind' : several },
  ]
}

/** What speaks for a product before anything is asked, 0 to 3: sold before, liked, and there to be sold. */
function prior(product: CatalogueItem | Product): number {
  const sold = Math.min(1, Math.log10(1 + Math.max(0, product.sellCount)) / 6)
  const { average, count } = product.rating
  // A handful of ratings says little.
  const liked = (average / 5) * (count / (count + 5))
  return sold + liked + (isOutOfStock(product) ? 0 : 1)
}

/** A category is found by its title and its sub-categories. */
export function categoryDocument({ parent, children, translations }: CategoryFacts): SearchDocument {
  const fields: SearchField[] = [
    { text: parent, place: 'title' },
    { text: children.join(' '), place: 'kind' },
    ...Object.values(translations ?? {}).flatMap(({ title = '', children: said = {} }): SearchField[] => [
      { text: title, place: 'title' },
      { text: Object.values(said).join(' '), place: 'kind' },
    ]),
  ]
  return { title: parent, fields, codes: [], group: '', boost: 1 }
}

export function brandDocument({ name, translations }: BrandFacts): SearchDocument {
  const names = [name, ...Object.values(translations ?? {}).map(({ title = '' }) => title)]
  return { title: name, fields: names.map((text) => ({ text, place: 'title' })), codes: [], group: '', boost: 0 }
}
