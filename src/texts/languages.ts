/** Every language that the shop speaks by itself, by the subtag of BCP 47. */
import type { Language } from './text-pack.ts'

export const LANGUAGES: Readonly<Record<string, Language>> = {
  // The keys' own words.
  en: {},
}
