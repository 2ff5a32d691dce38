/** English: search. */
export const messages = {
  searchIdeas: 'Search ideas',
  removeTextFromRecentSearches: 'Remove {text} from recent searches',
  remove: 'Remove',
  suggestions: 'Suggestions',
  seeAllResults: 'See all results',
  recentTitle: 'Recent searches',
  popularTitle: 'Popular searches',
  categoriesTitle: 'Categories',
  searchesTitle: 'Searches',
  brandsTitle: 'Brands',
  productsTitle: 'Products',
  clearAll: 'Clear all<0> recent searches</0>',
  suggestionsCounted: '{count, plural, one {# suggestion} other {# suggestions}}',
  inCategory: 'in',
} as const
