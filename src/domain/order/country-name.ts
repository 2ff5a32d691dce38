/** Owns the names of countries in the languages of the platform's own tables. */

/** Made once for a language: the first of them takes a browser some milliseconds. */
const names = new Map<string, Intl.DisplayNames>()

/** The name of an ISO 3166-1 code in the language of a BCP 47 tag as the platform says it, the code itself where it knows none. */
export function localCountryName(code: string, locale: string): string {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' })
  names.set(locale, known)
  return known.of(code) ?? code
}
