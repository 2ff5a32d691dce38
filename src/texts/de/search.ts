/** German: search. */
import type { messages as english } from '../en/search.ts'

export const messages = {
  searchIdeas: 'Suchideen',
  removeTextFromRecentSearches: '{text} aus den letzten Suchen entfernen',
  remove: 'Entfernen',
  suggestions: 'Vorschläge',
  seeAllResults: 'Alle Ergebnisse ansehen',
  recentTitle: 'Letzte Suchen',
  popularTitle: 'Beliebte Suchen',
  categoriesTitle: 'Kategorien',
  searchesTitle: 'Suchen',
  brandsTitle: 'Marken',
  productsTitle: 'Produkte',
  clearAll: 'Alle<0> letzten Suchen</0> löschen',
  suggestionsCounted: '{count, plural, one {# Vorschlag} other {# Vorschläge}}',
  inCategory: 'in',
} as const satisfies Record<keyof typeof english, string>
