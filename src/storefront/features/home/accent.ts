/** The owner's accent on a home, in shades that can be read where they stand. */
import { readableOn, textOn } from '#domain/shop/colors.ts'

export interface HomeAccent {
  /** Buttons, icons and text on the page. */
  onLight: string
  /** Text on such a button. */
  onFilled: string
  /** Text on the deep bands. */
  onDark: string
  /** As `onLight` and `onFilled`, on a page that is dark. */
  onNight: string
  onNightFilled: string
}

/** The darkest of the light grounds (`--color-tile` in tokens.css) and the lightest of the deep ones (`--mood-deep` in moods.css). */
const LIGHT = '#f1efec'
const DEEP = '#163426'
/** The lightest ground of dark pages (`--mood-tint` in moods.css). */
const NIGHT = '#292621'

/** Shades of `accent` with 4.5:1 on every ground; the accent itself where it has that. Takes a CSS hex colour. */
export function homeAccent(accent: string): HomeAccent {
  const onLight = readableOn(LIGHT, accent)
  const onNight = readableOn(NIGHT, accent)
  return {
    onLight,
    onFilled: textOn(onLight),
    onDark: readableOn(DEEP, accent),
    onNight,
    onNightFilled: textOn(onNight),
  }
}
