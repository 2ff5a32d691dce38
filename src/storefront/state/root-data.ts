/** What every page knows of the shop: the root loader's data and the hook that reads it. */
import type { PageLanguage } from '#domain/shop/page-languages.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { useRouteLoaderData } from 'react-router'
import { loaderTexts, readText } from './loader-text.ts'

export interface MenuCategory {
  id: string
  title: string
  /** Address of its picture; '' for none. */
  img: string
  products: readonly { _id: string; name: string }[]
}

/** A product type that has categories, as menus show it. */
export interface MenuType {
  id: string
  title: string
  /** Products of the type. */
  count: number
  /** Path segment of its home under /home; null where it has none that is open. */
  home: string | null
  /** What stands for the type: the owner's hero or our still life, 640 pixels wide; '' for neither. */
  picture: string
  /** The first of its categories. */
  categories: readonly MenuCategory[]
  /** All of its categories. */
  categoryCount: number
}

export interface RootData {
  settings: ShopSettings
  /** Not the sample's demonstrations but what they stand for (spec 1.5). */
  isLive: boolean
  /** Names the texts that the page is drawn with, see `group-texts.ts`. */
  texts: string
  /** In the owner's order, only those with goods. */
  types: readonly MenuType[]
  /** Their titles in one sentence's words, and the sentence that stands under the shop's name; '' without types. */
  goods: string
  underTheName: string
  /** What words of the goods are called in the language of the page, where that is another one than theirs. */
  names: Readonly<Record<string, string>>
  /** Where the logo leads. */
  front: string
  /** Whether the portfolio has anything to show. */
  hasLooks: boolean
  /** What is shown of a shared page that has no picture of its own; '' for none. */
  sharePicture: string
  /** Products in the whole catalogue. */
  catalogueSize: number
  /** The versioned address of the browser's copy; null where the catalogue is too large for one. */
  catalogueAddress: string | null
  /** What stands before a call's path: `/api` or an absolute address. */
  apiBaseUrl: string
  /** Public origin without a trailing slash. */
  siteUrl: string
  /** The language of the page, whose prefix stands before every path. */
  language: PageLanguage
  /** All languages of the shop, the main one first. */
  languages: readonly PageLanguage[]
  /** Whether this browser may keep what was seen for the time without a net. */
  worksOffline: boolean
  /** The year at the server, for the footer. */
  year: number
}

export const rootText = loaderTexts<RootData>()

/** Undefined for what no root loader gave. */
export function rootDataOf(loaderData: unknown): RootData | undefined {
  return typeof loaderData === 'string' ? readText(rootText, loaderData) : undefined
}

/** Throws outside of the app's root, where no page exists. */
export function useRootData(): RootData {
  const data = rootDataOf(useRouteLoaderData('root'))
  if (!data) throw new Error('The root data is missing: this part was rendered outside of the root route')
  return data
}
