/** The sentences of the homes: those of our own shops tell of our own goods, all others take the plain ones. */
import type { GroupText, KeyOf } from '#texts/text-pack.ts'
import { countWord, sentence } from '../../goods/count-words.ts'
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

/** Homes of our own shops. */
const OWN = ['main', 'electronics', 'fashion', 'beauty', 'jewelry'] as const
/** Of those, whose row of categories has a heading. */
const CATEGORIES = { main: 'mainCategories', fashion: 'fashionCategories' } as const satisfies Record<
  string,
  KeyOf<'home'>
>

/** The words of a home; counts in them are those of its catalogue. */
export function homeWords(
  home: Pick<Home, 'mood' | 'count' | 'makers' | 'typeTitle' | 'shopName' | 'hasStillLife'>,
  t: GroupText<'home'>,
): HomeWords {
  const { count, makers, typeTitle } = home
  const numbers = { count, makers, objects: sentence(countWord(count, t.locale)), houses: countWord(makers, t.locale) }
  const own = home.hasStillLife ? OWN.find((mood) => mood === home.mood) : undefined
  if (own) {
    return {
      headline: t(`${own}Headline`),
      lead: own === 'beauty' || own === 'jewelry' ? t(`${own}Lead`, numbers) : t(`${own}Lead`, numbers),
      shop: t(`${own}Shop`),
      categories: own === 'main' || own === 'fashion' ? t(CATEGORIES[own]) : null,
      collections: t(`${own}Collections`),
      arrivals: t(`${own}Arrivals`),
      arrivalsLine: t(`${own}ArrivalsLine`),
    }
  }
  return {
    headline: typeTitle ?? home.shopName,
    lead: makers > 0 ? t('plainLeadMakers', numbers) : t('plainLead', numbers),
    shop: typeTitle === null ? t('plainShop') : t('plainShopType', { type: typeTitle }),
    categories: t('plainCategories'),
    collections: t('plainCollections'),
    arrivals: t('plainArrivals'),
    arrivalsLine: t('plainArrivalsLine'),
  }
}
