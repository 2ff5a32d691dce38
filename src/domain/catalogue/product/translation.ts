/** Owns what goods, categories and brands are called in the further languages of a shop, and how one of them is said in a language (spec 3.9). */
import { preview } from '../showing/preview.ts'
import type { AdditionalInformation, CatalogueItem, Product } from './product.ts'

/** Spec 9.7: description preview, in code points. */
export const PREVIEW_LENGTH = 100

/** What a product says in one language; whatever is left out is said as in the main one. */
export interface ProductTranslation {
  title?: string
  unit?: string
  description?: string
  additionalInformation?: AdditionalInformation[]
}

/** The same without the long texts, of which an item has a preview. */
export interface ItemTranslation extends Pick<ProductTranslation, 'title' | 'unit'> {
  preview?: string
}

export interface CategoryTranslation {
  title?: string
  /** By the name of the sub-category. */
  children?: Readonly<Record<string, string>>
}

export interface BrandTranslation {
  title?: string
  description?: string
}

/** By language, as BCP 47 writes it: `de`, `pt-BR`. */
export type Translations<T> = Readonly<Record<string, T>>

const short = new Map<string, string>()

/** Without what goes without saying: `de` for `de-DE`. */
function minimized(tag: string): string {
  const known = short.get(tag) ?? new Intl.Locale(tag).minimize().toString()
  // A file may name any number of them.
  if (short.size < 100) short.set(tag, known)
  return known
}

/** What is said in the language of pages (`locale`, BCP 47), else in that language wherever it is spoken; undefined where neither is. */
export function translationIn<T>(translations: Translations<T> | undefined, locale: string): T | undefined {
  if (!translations) return undefined
  const wanted = minimized(locale)
  const tags = Object.keys(translations)
  const nearest = (name: string) => tags.find((tag) => minimized(tag) === name)
  const tag = nearest(wanted) ?? nearest(wanted.replace(/-.*/, ''))
  return tag === undefined ? undefined : translations[tag]
}

/** What a list carries of a translation: the description cut to its preview. */
export function itemTranslation({ title, unit, description }: ProductTranslation): ItemTranslation {
  return {
    ...(title !== undefined && { title }),
    ...(unit !== undefined && { unit }),
    ...(description !== undefined && { preview: preview(description, PREVIEW_LENGTH).text }),
  }
}

/**
 * A product as pages of one language show it: in that language's words and without any others. `locale` is null for the shop's main language,
 * whose words are the product's own. One without translations is given back as it is.
 */
export function inLanguage<T extends CatalogueItem | Product>(product: T, locale: string | null): T {
  const { translations, ...own } = product
  if (!translations) return product
  const said: ProductTranslation & ItemTranslation =
    locale === null ? {} : (translationIn<ProductTranslation & ItemTranslation>(translations, locale) ?? {})
  const { description } = said
  return {
    ...own,
    ...said,
    ...(description !== undefined && { preview: preview(description, PREVIEW_LENGTH).text }),
  } as T
}
