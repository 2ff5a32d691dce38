/** The bar at the bottom of a phone: home, shop, search, compare, wishlist and cart (section 1), and room for Back to Top; details pages and the checkout have bars of their own. */
import { Heart, House, LayoutGrid, Scale, Search, ShoppingBag } from 'lucide-react'
import { useLocation } from 'react-router'
import { Link } from '../ui/link.tsx'
import { links } from '#storefront/links.ts'
import { useCounts } from '#storefront/state/store-hooks.ts'
import { CountBadge } from '../ui/badge.tsx'
import { countedName } from './counted-name.ts'
import { currentMenuLink, HOME, PRODUCTS } from './menu-links.ts'
import { pressCart, pressSearch } from './press.ts'

/** Paths whose own bar stands there. */
const ELSEWHERE = /-details|checkout/

export function BottomBar() {
  const { pathname } = useLocation()
  const { compare, wishlist, cart } = useCounts()
  if (ELSEWHERE.test(pathname)) return null
  const word = currentMenuLink(pathname)
  const entries = [
    { name: 'Home', to: links.home(), Icon: House, here: word === HOME },
    { name: 'Shop', to: links.shop(), Icon: LayoutGrid, here: word === PRODUCTS },
    { name: 'Search', to: links.search(), Icon: Search, onClick: pressSearch },
    { name: 'Compare', to: links.compare, Icon: Scale, count: compare },
    { name: 'Wishlist', to: links.wishlist, Icon: Heart, count: wishlist },
    { name: 'Cart', to: links.cart, Icon: ShoppingBag, count: cart, onClick: pressCart },
  ]
  return (
    <nav aria-label="Shortcuts" className="bottom-bar">
      {entries.map(({ name, to, Icon, here = pathname === to, count = 0, onClick }) => (
        <Link key={name} to={to} onClick={onClick} aria-current={here ? 'page' : undefined}>
          <Icon size={22} strokeWidth={1.5} aria-hidden="true" />
          {/* Apart from what is seen: the badge is no part of the name. */}
          <span className="sr-only">{countedName(name, count)}</span>
          <span aria-hidden="true">{name}</span>
          {count > 0 && <CountBadge count={count} className="absolute top-0.5 inset-s-[calc(50%+4px)]" />}
        </Link>
      ))}
    </nav>
  )
}
