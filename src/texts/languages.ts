/** Every language that the shop speaks by itself, by the subtag of BCP 47. */
import { ar } from './ar.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { Language } from './text-pack.ts'

export const LANGUAGES: Readonly<Record<string, Language>> = {
  ar,
  de,
  // The keys' own words.
  en: {},
  es,
  fr,
}
