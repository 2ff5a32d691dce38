/** The table of the short pages behind the footer's links, in the order in which they are offered. */
import type { TextPack } from '#texts/text-pack.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { links } from '../../links.ts'
import { careersPage, latestNewsPage, myAccountPage } from './closed-pages.ts'
import type { InfoPage } from './info-page.ts'
import { accessibilityPage, imprintPage, withdrawalPage } from './eu-pages.ts'
import { privacyPage, termsPage } from './legal-pages.ts'
import { returnsPage, shippingPage } from './service-pages.ts'

/** What the pages say their words with. */
export type InfoTexts = Pick<TextPack['texts'], 'info' | 'frame' | 'payment'>

type Page = (settings: ShopSettings, t: InfoTexts['info'], texts: InfoTexts, isLive: boolean) => InfoPage

const PAGES: Readonly<Record<string, Page>> = {
  shipping: shippingPage,
  returns: returnsPage,
  'my-account': myAccountPage,
  'privacy-policy': privacyPage,
  'terms-and-conditions': termsPage,
  careers: careersPage,
  'latest-news': latestNewsPage,
}

/** Those that the law of a market asks for (docs/specification.md, 12.4). */
const EU_PAGES: Readonly<Record<string, Page>> = {
  withdrawal: withdrawalPage,
  imprint: imprintPage,
  accessibility: accessibilityPage,
}

const pagesOf = ({ market }: ShopSettings) => (market.eu ? { ...PAGES, ...EU_PAGES } : PAGES)

/** Path segments under /pages. */
export function infoSlugs(settings: ShopSettings): string[] {
  return Object.keys(pagesOf(settings))
}

/** `isLive`: what is sent is kept (spec 1.5). */
export function infoPages(settings: ShopSettings, texts: InfoTexts, isLive = false): InfoPage[] {
  return Object.values(pagesOf(settings)).map((page) => page(settings, texts.info, texts, isLive))
}

/** The page behind `/pages/{slug}`, or undefined where there is none. Spec 1.3. */
export function infoPage(slug: string, settings: ShopSettings, texts: InfoTexts, isLive = false): InfoPage | undefined {
  return infoPages(settings, texts, isLive).find((page) => page.slug === slug)
}

export interface HelpLink {
  title: string
  to: string
}

/** The list beside every short page: the pages of the table, with those about orders among them. */
export function helpLinks(settings: ShopSettings, texts: InfoTexts): HelpLink[] {
  const t = texts.info
  const [shipping, returns, ...others] = infoPages(settings, texts).map(({ slug, title }) => ({
    title,
    to: links.page(slug),
  }))
  const orders = [
    { title: t('trackOrders'), to: links.trackOrder },
    { title: t('orderHistoryLink'), to: links.orderHistory },
  ]
  return [shipping, returns, ...orders, ...others].filter((link) => link !== undefined)
}
