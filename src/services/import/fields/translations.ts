/** What goods, categories and brands of a catalogue file are called in further languages (spec 3.9). */
import type {
  BrandTranslation,
  CategoryTranslation,
  ProductTranslation,
  Translations,
} from '#domain/catalogue/product/translation.ts'
import type { AdditionalInformation } from '#domain/catalogue/product/product.ts'
import { Fields, isRecord } from './fields.ts'
import type { ImportIssues } from '../issues.ts'

const MOST_LANGUAGES = 20
const LANGUAGE = 'a language such as de or pt-BR'

/** What `read` makes of each language's fields; undefined where there are none, or none that say anything. */
function readTranslations<T extends object>(
  fields: Fields,
  issues: ImportIssues,
  read: (said: Fields) => T,
): Translations<T> | undefined {
  const given = fields.raw('translations')
  if (given === undefined) return undefined
  const path = fields.at('translations')
  if (!isRecord(given)) {
    issues.expected(path, 'an object by language such as { "de": { "title": "Stuhl" } }', given)
    return undefined
  }
  const tags = Object.keys(given)
  if (tags.length > MOST_LANGUAGES) issues.expected(path, `at most ${MOST_LANGUAGES} languages`, tags.length)
  const all: [string, T][] = []
  for (const tag of tags.slice(0, MOST_LANGUAGES)) {
    const known = languageTag(tag)
    if (known === undefined) issues.expected(`${path}.${tag}`, LANGUAGE, tag)
    else if (all.some(([other]) => other === known)) issues.error(`${path}.${tag}`, `names ${known} a second time`)
    const { [tag]: value } = given
    const said = value === null ? null : Fields.of(value, `${path}.${tag}`, issues)
    if (!said || known === undefined) continue
    const one = read(said)
    said.warnOfUnknown()
    if (Object.keys(one).length > 0) all.push([known, one])
  }
  return all.length === 0 ? undefined : Object.fromEntries(all)
}

/** As BCP 47 writes it; undefined for what names no language. */
function languageTag(tag: string): string | undefined {
  try {
    const [known] = Intl.getCanonicalLocales(tag)
    return known === undefined || known.includes('-u-') || known.includes('-x-') ? undefined : known
  } catch {
    return undefined
  }
}

export function readProductTranslations(
  fields: Fields,
  issues: ImportIssues,
): Translations<ProductTranslation> | undefined {
  return readTranslations(fields, issues, (said) => {
    const title = said.optionalLabel('title')
    const unit = said.optionalLabel('unit')
    const description = said.text('description')
    const information = readInformation(said, issues)
    return {
      ...(title !== undefined && { title }),
      ...(unit !== undefined && { unit }),
      ...(description !== '' && { description }),
      ...(information.length > 0 && { additionalInformation: information }),
    }
  })
}

export function readCategoryTranslations(
  fields: Fields,
  issues: ImportIssues,
): Translations<CategoryTranslation> | undefined {
  return readTranslations(fields, issues, (said) => {
    const title = said.optionalLabel('title')
    const children = readChildren(said, issues)
    return { ...(title !== undefined && { title }), ...(Object.keys(children).length > 0 && { children }) }
  })
}

/** The names of sub-categories, by the name that they have in the main language. */
function readChildren(said: Fields, issues: ImportIssues): Record<string, string> {
  const given = said.raw('children')
  if (given === undefined) return {}
  const names = isRecord(given) ? Fields.of(given, said.at('children'), issues) : null
  if (!names || !isRecord(given)) {
    issues.expected(said.at('children'), 'an object by name such as { "Chairs": "Stühle" }', given)
    return {}
  }
  return Object.fromEntries(
    Object.keys(given).flatMap((name) => {
      const label = names.optionalLabel(name)
      return label === undefined ? [] : [[name, label]]
    }),
  )
}

export function readBrandTranslations(
  fields: Fields,
  issues: ImportIssues,
): Translations<BrandTranslation> | undefined {
  return readTranslations(fields, issues, (said) => {
    const title = said.optionalLabel('title')
    const description = said.text('description')
    return { ...(title !== undefined && { title }), ...(description !== '' && { description }) }
  })
}

/** The table of attributes, of a product or of its translation. */
export function readInformation(fields: Fields, issues: ImportIssues): AdditionalInformation[] {
  return fields.list('additionalInformation').flatMap(({ value, path }) => {
    const row = Fields.of(value, path, issues)
    if (!row) return []
    const information = { key: row.label('key'), value: row.optionalLabel('value', 10_000) ?? '' }
    row.warnOfUnknown()
    return [information]
  })
}
