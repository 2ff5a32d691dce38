/** The colour that a browser gives its own bars: that of the utility bar on top of the page, mood by mood (`--mood-deep` in moods.css). */

/** In the light and in the dark. */
export const BAR_SCHEMES = ['light', 'dark'] as const
type BarScheme = (typeof BAR_SCHEMES)[number]

const DEEP = ['#16181d', '#1b1d21'] as const

const DEEP_BY_MOOD: Readonly<Record<string, readonly [string, string]>> = {
  electronics: ['#232d49', '#1c2540'],
  fashion: ['#2a1b14', '#2a1b14'],
  beauty: ['#43162f', '#38142a'],
  jewelry: ['#163426', '#143024'],
}

/** As `#rrggbb`; a mood of no own colour has the plain one. */
export function themeColor(mood = 'main', scheme: BarScheme = 'light'): string {
  return (DEEP_BY_MOOD[mood] ?? DEEP)[BAR_SCHEMES.indexOf(scheme)] ?? DEEP[0]
}
