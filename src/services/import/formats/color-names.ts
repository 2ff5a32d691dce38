/** The colours that shops name most, so that a colour known by its name alone can be shown. */

const COLORS: readonly (readonly [string, string])[] = [
  ['rose gold', '#B76E79'],
  ['off white', '#F5F1E6'],
  ['black', '#17181A'],
  ['white', '#FFFFFF'],
  ['ivory', '#F6F1E1'],
  ['cream', '#F3ECD8'],
  ['beige', '#DCC9A9'],
  ['sand', '#D3BE97'],
  ['tan', '#C49A6C'],
  ['camel', '#B98A56'],
  ['khaki', '#A39B6B'],
  ['olive', '#6B6B3A'],
  ['brown', '#6F4A2F'],
  ['chocolate', '#4E3121'],
  ['grey', '#8A8D91'],
  ['gray', '#8A8D91'],
  ['charcoal', '#3B3E42'],
  ['silver', '#C3C6CA'],
  ['gold', '#C9A24B'],
  ['bronze', '#9A6B3A'],
  ['copper', '#B1683C'],
  ['navy', '#1F2A4D'],
  ['blue', '#2C5AA0'],
  ['turquoise', '#3FB8AF'],
  ['teal', '#1F7A7A'],
  ['mint', '#A9DCC3'],
  ['green', '#3C7A4A'],
  ['yellow', '#F0C63C'],
  ['mustard', '#C99A2E'],
  ['orange', '#E2762F'],
  ['coral', '#EC7A66'],
  ['peach', '#F2B79A'],
  ['red', '#B3122B'],
  ['burgundy', '#6A1B2D'],
  ['pink', '#E7A1B5'],
  ['purple', '#6B4A8E'],
  ['violet', '#7A4FA3'],
  ['lilac', '#B7A3D6'],
  ['multi', '#9A8FB0'],
]

/** For a name that says no colour we know. */
const NEUTRAL = '#B8B5AF'

/** A CSS hex colour for `name`, by the last colour that is named in it: `Light Navy Blue` is blue. Any language but English is neutral. */
export function hexOfColor(name: string): string {
  const text = name.toLowerCase().replaceAll('-', ' ')
  const found = COLORS.map(([word, hex]) => ({ hex, at: text.lastIndexOf(word), length: word.length })).filter(
    ({ at }) => at !== -1,
  )
  const last = found.toSorted((a, b) => b.at + b.length - (a.at + a.length) || b.length - a.length)[0]
  return last?.hex ?? NEUTRAL
}
