/** Reads the colours of the style sheets, as they are in one scheme and in one mood. */
import { readFileSync } from 'node:fs'

export const MOODS = ['main', 'electronics', 'fashion', 'beauty', 'jewelry']

/** Hex colours by the names of their tokens, without `--color-` and `--mood-`. */
export type Colors = Readonly<Record<string, string>>

/** Those of tokens.css and moods.css; what is no plain colour, as one that is half seen through, stays away. */
export function palette(mood: string, scheme: 'light' | 'dark'): Colors {
  const moods = read('moods')
  const block = (selector: string) => moods.slice(moods.indexOf(selector)).split('}')[0] ?? ''
  return {
    ...colorsOf(read('tokens').split('--font-')[0] ?? '', 'color-', scheme),
    ...colorsOf(block('[data-mood] {'), 'mood-', scheme),
    ...(mood === 'main' ? {} : colorsOf(block(`[data-mood='${mood}'] {`), 'mood-', scheme)),
  }
}

function read(name: string): string {
  return readFileSync(new URL(`../../storefront/styles/${name}.css`, import.meta.url), 'utf8')
}

function colorsOf(css: string, prefix: string, scheme: 'light' | 'dark'): Colors {
  const found: Record<string, string> = {}
  for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+): ([^;]+);/g)) {
    if (!name.startsWith(prefix)) continue
    const [, light, dark] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value) ?? []
    const color = (scheme === 'light' ? light : dark) ?? /^#\w{6}$/.exec(value)?.[0]
    if (color !== undefined) found[name.slice(prefix.length)] = color
  }
  return found
}
