/** Owns in which languages a shop's pages are, and where those of each begin. */

export interface PageLanguage {
  /** BCP 47, without what goes without saying: `de` for `de-DE`. */
  locale: string
  /** What stands before the paths of its pages: `/de`; '' for the main one. */
  base: string
  direction: 'ltr' | 'rtl'
  /** Its name in itself: `Deutsch`. */
  name: string
}

/** Languages that are written from right to left. */
const FROM_THE_RIGHT: ReadonlySet<string> = new Set('ar arc ckb dv fa he ks ku nqo prs ps sd syr ug ur yi'.split(' '))

/** The language alone: `de` of `de-AT`. */
export function languageOf(tag: string): string {
  return new Intl.Locale(tag).language
}

function pageLanguage(tag: string, base: string): PageLanguage {
  const locale = new Intl.Locale(tag).minimize().toString()
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
  return {
    locale,
    base,
    direction: FROM_THE_RIGHT.has(languageOf(tag)) ? 'rtl' : 'ltr',
    name: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1),
  }
}

/** Of the sample shop. */
export const ENGLISH: PageLanguage = pageLanguage('en-US', '')

/** The prefix of a language's pages: `/de` of `de`. */
export function baseOf(tag: string): string {
  return `/${tag.toLowerCase()}`
}

/** The main language of a shop (BCP 47) and its further ones, each once. */
export function pageLanguages(
  locale: string,
  languages: readonly string[],
): readonly [PageLanguage, ...PageLanguage[]] {
  return [pageLanguage(locale, ''), ...languages.map((tag) => pageLanguage(tag, baseOf(tag)))]
}

/** The language that an address of the shop belongs to: by its first segment, else the main one. */
export function languageAt<L extends Pick<PageLanguage, 'base'>>(path: string, languages: readonly [L, ...L[]]): L {
  const [, segment = ''] = /^(\/[^/?#]*)/.exec(path) ?? []
  // What asks for the data of a language's root is written so: `/de.data`.
  const [first] = segment.split('.')
  return languages.find(({ base }) => base !== '' && base === first) ?? languages[0]
}

/** A path of the shop without the prefix of its language; `/` for the prefix alone. */
export function withoutBase(path: string, base: string): string {
  return path.slice(base.length) || '/'
}
