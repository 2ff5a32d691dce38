/** Owns what goods, categories and brands are called in the further languages of a shop (spec 3.9). */
import { preview } from '../showing/preview.ts'

/** Spec 9.7: description preview, in code points. */
export const PREVIEW_LENGTH = 100

/** What a product says in one language; whatever is left out is said as in the main one. */
export interface ProductTranslation {
  title?: string
  unit?: string
  description?: string
  additionalInformation?: { key: string; value: string }[]
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
  const nearest = (name: string) => tags.find((tag) => tag === name) ?? tags.find((tag) => minimized(tag) === name)
  const tag = nearest(wanted) ?? nearest(wanted.replace(/-.*/, ''))
  return tag === undefined ? undefined : translations[tag]
}

/** What a list carries of translations: each description cut to its preview. */
export function itemTranslations(translations: Translations<ProductTranslation>): Translations<ItemTranslation> {
  return Object.fromEntries(Object.entries(translations).map(([tag, said]) => [tag, itemTranslation(said)]))
}

function itemTranslation({ title, unit, description }: ProductTranslation): ItemTranslation {
  return {
    ...(title !== undefined && { title }),
    ...(unit !== undefined && { unit }),
    ...(description !== undefined && { preview: preview(description, PREVIEW_LENGTH).text }),
  }
}
