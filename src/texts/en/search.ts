/** English: search. */
export const messages = {
  searchIdeas: 'Search ideas',
  recentSearches: 'recent searches',
  removeTextFromRecentSearches: 'Remove {text} from recent searches',
  remove: 'Remove',
  suggestions: 'Suggestions',
  seeAllResults: 'See all results',
} as const
