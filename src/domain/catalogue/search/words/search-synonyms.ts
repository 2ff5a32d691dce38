/** Other words that shoppers use for what the catalogue calls its own way. They only widen a search: the word itself stands before them. */
import { stem } from './search-words.ts'

/** Names of the same goods, of one word or of two, as shops and shoppers of different places write them. An owner adds more in `shop.json`. */
const GROUPS = [
  'phone, mobile, smartphone, cellphone, cell phone, mobile phone',
  'earphone, earbud, headphone, headset',
  'laptop, notebook',
  'computer, pc',
  'tv, television',
  'monitor, display',
  'usb stick, flash drive, thumb drive, memory stick',
  'power bank, portable charger',
  'trainer, sneaker',
  'slide, sandal, slipper',
  'tee, tshirt',
  'sweater, jumper, pullover, knitwear',
  'trousers, pants',
  'dressing gown, bathrobe',
  'swimsuit, swimwear, bathing suit',
  'rucksack, backpack, daypack',
  'purse, handbag',
  'wallet, billfold',
  'shades, sunglasses',
  'raincoat, rain jacket',
  'suitcase, luggage',
  'scent, perfume, parfum, fragrance',
  'moisturizer, moisturiser, cream',
  'polish, lacquer, varnish',
  'makeup, cosmetics',
  'hairdryer, blow dryer',
  'nappy, diaper',
  'pram, stroller, pushchair',
  'dummy, pacifier',
  'watch, smartwatch, wearable',
  'gamepad, controller, joystick',
  'loudspeaker, speaker',
  'sofa, couch',
  'wardrobe, closet',
  'cupboard, cabinet',
  'rug, carpet',
  'curtain, drape',
  'duvet, comforter, quilt',
  'tap, faucet',
  'stove, cooker, hob',
  'fridge, refrigerator',
  'vacuum, hoover, vacuum cleaner',
  'saucepan, pot',
  'skillet, frying pan',
  'cutlery, silverware, flatware',
  'torch, flashlight',
  'headlamp, head torch',
  'spanner, wrench',
  'hosepipe, garden hose',
  'tape measure, measuring tape',
  'bike, bicycle, cycle',
  'dumbbell, hand weight',
  'cool box, ice chest, cooler',
  'notebook, journal',
  'pencil case, pen case',
  'biscuit, cookie',
  'sweets, candy',
  'crisps, chips',
  'present, gift',
  'kid, child, children',
  'woman, lady',
  'man, gentleman',
  'jewellery, jewelry',
  'colour, color',
  'grey, gray',
  'aluminium, aluminum',
  'organiser, organizer',
  'engagement, proposal',
  'cheap, sale',
]

export interface SearchSynonyms {
  /** Other names of what a stem, or two stems one behind the other, are a name of. */
  of(first: string, second?: string): Names
}

interface Names {
  /** Stems. */
  words: readonly string[]
  /** Two stems each. */
  pairs: readonly (readonly [string, string])[]
}

const NONE: Names = { words: [], pairs: [] }

/** Groups of names of the same goods; of more than two words a name is left out. `of` knows these and those that every shop has. */
export function createSynonyms(groups: readonly (readonly string[])[] = []): SearchSynonyms {
  const names = new Map<string, Names>()
  for (const group of [...GROUPS.map((line) => line.split(', ')), ...groups]) {
    const stems = group
      .map((name) =>
        name
          .trim()
          .toLowerCase()
          .split(/[\s-]+/)
          .map(stem),
      )
      .filter(({ length }) => length < 3)
    for (const own of stems) {
      const key = own.join(' ')
      const known = names.get(key) ?? NONE
      const others = stems.filter((other) => other.join(' ') !== key)
      names.set(key, {
        words: [...known.words, ...others.flatMap(([word = '', second]) => (second === undefined ? [word] : []))],
        pairs: [
          ...known.pairs,
          ...others.flatMap(([first = '', second]) => (second === undefined ? [] : [[first, second] as const])),
        ],
      })
    }
  }
  return { of: (first, second) => names.get(second === undefined ? first : `${first} ${second}`) ?? NONE }
}

/** What every shop has. */
export const COMMON_SYNONYMS = createSynonyms()
