/** Other words that shoppers use for what the catalogue calls its own way. Words only widen a search; they never hide an exact match. */
import { stem } from './search-words.ts'

/** Each line: words that mean nearly the same. */
const GROUPS = [
  'phone mobile smartphone cellphone',
  'earphone earbud headphone headset',
  'laptop notebook computer',
  'trainer sneaker',
  'slide sandal slipper',
  'tee tshirt',
  'sweater jumper pullover knitwear',
  'rucksack backpack daypack',
  'purse handbag',
  'shades sunglasses',
  'scent perfume parfum fragrance',
  'moisturizer moisturiser cream',
  'polish lacquer varnish',
  'makeup cosmetics',
  'watch smartwatch wearable',
  'gamepad controller joystick',
  'loudspeaker speaker',
  'present gift',
  'jewellery jewelry',
  'colour color',
  'engagement proposal',
  'cheap sale',
]

const OTHERS: ReadonlyMap<string, readonly string[]> = (() => {
  const others = new Map<string, string[]>()
  for (const group of GROUPS) {
    const words = group.split(' ').map(stem)
    for (const word of words)
      others.set(word, [...(others.get(word) ?? []), ...words.filter((other) => other !== word)])
  }
  return others
})()

/** The stems that stand beside a stem; empty for most. */
export function synonyms(word: string): readonly string[] {
  return OTHERS.get(word) ?? []
}
