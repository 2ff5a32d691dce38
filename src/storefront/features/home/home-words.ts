/** The sentences of the homes: those of our own shops tell of our own goods, all others take the plain ones. */
import { counted, sentence } from '../../goods/count-words.ts'
import type { Home } from './home.ts'

export interface HomeWords {
  headline: string
  lead: string
  shop: string
  /** Headings of the sections; null where the row of categories stands without one. */
  categories: string | null
  collections: string
  arrivals: string
  arrivalsLine: string
}

type WordsOf = (home: Pick<Home, 'count' | 'makers' | 'typeTitle'>) => HomeWords

const WORDS: Readonly<Record<string, WordsOf>> = {
  main: ({ count, makers }) => ({
    headline: 'Good things, well chosen',
    lead: `${sentence(counted(count, 'object'))} from ${counted(makers, 'independent maker')}. Picked to be used daily and kept for years.`,
    shop: 'Shop everything',
    categories: 'Categories',
    collections: 'Picked this week',
    arrivals: 'New arrivals',
    arrivalsLine: 'The latest to come in, from every shop in the house.',
  }),
  electronics: ({ count, makers }) => ({
    headline: 'Made to be used hard',
    lead: `${sentence(counted(count, 'instrument'))} for sound, sight and work from ${counted(makers, 'workshop')}, each with its figures on the table.`,
    shop: 'Shop electronics',
    categories: null,
    collections: 'The full bench',
    arrivals: 'New arrivals',
    arrivalsLine: 'What came onto the bench last.',
  }),
  fashion: ({ count, makers }) => ({
    headline: 'Better with every wear',
    lead: `${sentence(counted(count, 'piece'))} by ${counted(makers, 'maker')} that look better the more you wear them.`,
    shop: 'Shop fashion',
    categories: 'By the shelf',
    collections: 'Every day, every piece',
    arrivals: 'Just hung up',
    arrivalsLine: 'New on the rail, in the order they came.',
  }),
  beauty: ({ makers }) => ({
    headline: 'Soft light, strong colour',
    lead: `Scent, skin and make-up from ${counted(makers, 'house')}, with what is inside written down.`,
    shop: 'Shop beauty',
    categories: null,
    collections: 'The bathroom shelf',
    arrivals: 'New on the shelf',
    arrivalsLine: 'First time here, still sealed.',
  }),
  jewelry: ({ makers }) => ({
    headline: 'Worn for years, not evenings',
    lead: `Rings, pearls and chains from ${counted(makers, 'bench workshop')}, with metal and stone named on every piece.`,
    shop: 'Shop jewelry',
    categories: null,
    collections: 'The collection',
    arrivals: 'New in the case',
    arrivalsLine: 'The last pieces to leave the bench.',
  }),
}

/** The words of a home; counts in them are those of its catalogue. */
export function homeWords(
  home: Pick<Home, 'mood' | 'count' | 'makers' | 'typeTitle' | 'shopName' | 'hasStillLife'>,
): HomeWords {
  const own = home.hasStillLife ? WORDS[home.mood] : undefined
  if (own) return own(home)
  const from = home.makers > 0 ? ` from ${counted(home.makers, 'brand')}` : ''
  return {
    headline: home.typeTitle ?? home.shopName,
    lead: `${sentence(counted(home.count, 'product'))}${from}, in one place.`,
    shop: home.typeTitle === null ? 'Shop everything' : `Shop ${home.typeTitle}`,
    categories: 'Categories',
    collections: 'The collection',
    arrivals: 'New arrivals',
    arrivalsLine: 'The latest to come in.',
  }
}
