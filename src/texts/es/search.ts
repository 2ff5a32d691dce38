/** Spanish: search. */
import type { messages as english } from '../en/search.ts'

export const messages = {
  searchIdeas: 'Ideas de búsqueda',
  removeTextFromRecentSearches: 'Quitar {text} de las búsquedas recientes',
  remove: 'Quitar',
  suggestions: 'Sugerencias',
  seeAllResults: 'Ver todos los resultados',
  recentTitle: 'Búsquedas recientes',
  popularTitle: 'Búsquedas populares',
  categoriesTitle: 'Categorías',
  searchesTitle: 'Búsquedas',
  brandsTitle: 'Marcas',
  productsTitle: 'Productos',
  clearAll: 'Borrar todo<0>, búsquedas recientes</0>',
  suggestionsCounted: '{count, plural, one {# sugerencia} many {# de sugerencias} other {# sugerencias}}',
  inCategory: 'en',
} as const satisfies Record<keyof typeof english, string>
