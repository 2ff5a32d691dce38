/** The header menu of spec 1.2: words, addresses and which paths each of them stands for. */
import type { KeyOf } from '#texts/text-pack.ts'
import { links } from '#storefront/links.ts'

export interface MenuLink {
  label: KeyOf<'frame'>
  to: string
  /** Beginnings of the paths at which this word marks the current place. */
  under: readonly string[]
}

export const HOME: MenuLink = { label: 'homeWord', to: links.root, under: ['/home'] }
export const PRODUCTS: MenuLink = {
  label: 'products',
  to: links.shop(),
  under: ['/shop', links.products(), '/screens/product-details'],
}

/** Spec 1.2, in its order. */
const MENU_LINKS: readonly MenuLink[] = [
  HOME,
  { label: 'aboutUs', to: links.aboutUs, under: [links.aboutUs] },
  { label: 'categories', to: links.categories, under: [links.categories, links.shopCategory] },
  { label: 'catalogues', to: links.catalogues, under: [links.catalogues] },
  PRODUCTS,
  { label: 'portfolio', to: links.portfolio, under: [links.portfolio] },
  { label: 'contactUs', to: links.contactUs, under: [links.contactUs] },
]

/** The words of the menu; a portfolio without looks is not offered. */
export function menuLinks(hasLooks: boolean): readonly MenuLink[] {
  return hasLooks ? MENU_LINKS : MENU_LINKS.filter(({ to }) => to !== links.portfolio)
}

/** Places under /shop that are not the range itself. */
const APART = [links.cart, links.wishlist, links.compare, links.sampleOrder]

function isUnder(pathname: string, start: string): boolean {
  return pathname === start || pathname.startsWith(`${start}/`)
}

/** The menu word that a path belongs to, the most exact one; null for places outside of the menu (usability 1). */
export function currentMenuLink(pathname: string): MenuLink | null {
  if (APART.some((path) => isUnder(pathname, path))) return null
  const matches = MENU_LINKS.flatMap((link) =>
    link.under.filter((start) => isUnder(pathname, start)).map((start) => ({ link, length: start.length })),
  )
  return matches.toSorted((a, b) => b.length - a.length)[0]?.link ?? null
}
