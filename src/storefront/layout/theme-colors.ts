/** The colour that a browser gives its own bars: that of the utility bar on top of the page, mood by mood (`--mood-deep` in moods.css). */

const DEEP = '#16181d'

const DEEP_BY_MOOD: Readonly<Record<string, string>> = {
  electronics: '#232d49',
  fashion: '#2a1b14',
  beauty: '#43162f',
  jewelry: '#163426',
}

/** As `#rrggbb`; a mood of no own colour has the plain one. */
export function themeColor(mood = 'main'): string {
  return DEEP_BY_MOOD[mood] ?? DEEP
}
