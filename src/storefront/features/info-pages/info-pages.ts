/** The table of the short pages behind the footer's links, in the order in which they are offered. */
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { links } from '../../links.ts'
import { careersPage, latestNewsPage, myAccountPage } from './closed-pages.ts'
import type { InfoPage } from './info-page.ts'
import { privacyPage, termsPage } from './legal-pages.ts'
import { returnsPage, shippingPage } from './service-pages.ts'

const PAGES: readonly ((settings: ShopSettings) => InfoPage)[] = [
  shippingPage,
  returnsPage,
  myAccountPage,
  privacyPage,
  termsPage,
  careersPage,
  latestNewsPage,
]

export function infoPages(settings: ShopSettings): InfoPage[] {
  return PAGES.map((page) => page(settings))
}

/** The page behind `/pages/{slug}`, or undefined where there is none. Spec 1.3. */
export function infoPage(slug: string, settings: ShopSettings): InfoPage | undefined {
  return infoPages(settings).find((page) => page.slug === slug)
}

export interface HelpLink {
  title: string
  to: string
}

/** The list beside every short page: the pages of the table, with those about orders among them. */
export function helpLinks(settings: ShopSettings): HelpLink[] {
  const [shipping, returns, ...others] = infoPages(settings).map(({ slug, title }) => ({ title, to: links.page(slug) }))
  const orders = [
    { title: 'Track Orders', to: links.trackOrder },
    { title: 'Order History', to: links.orderHistory },
  ]
  return [shipping, returns, ...orders, ...others].filter((link) => link !== undefined)
}
