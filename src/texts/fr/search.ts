/** French: search. */
import type { messages as english } from '../en/search.ts'

export const messages = {
  searchIdeas: 'Idées de recherche',
  removeTextFromRecentSearches: 'Retirer {text} des recherches récentes',
  remove: 'Retirer',
  suggestions: 'Suggestions',
  seeAllResults: 'Voir tous les résultats',
  recentTitle: 'Recherches récentes',
  popularTitle: 'Recherches populaires',
  categoriesTitle: 'Catégories',
  searchesTitle: 'Recherches',
  brandsTitle: 'Marques',
  productsTitle: 'Produits',
  clearAll: 'Tout effacer<0>, recherches récentes</0>',
  suggestionsCounted: '{count, plural, one {# suggestion} many {# de suggestions} other {# suggestions}}',
  inCategory: 'dans',
} as const satisfies Record<keyof typeof english, string>
