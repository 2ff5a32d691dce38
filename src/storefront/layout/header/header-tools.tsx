/**
 * Search, wishlist, compare and cart with their counts, which appear once the browser's lists are loaded. On wide screens they stand in the header's
 * row; on phones the same entries are drawn at the lower edge for the thumb, with Home beside them (`styles/bottom-bar.css`).
 */
import { useFrameText } from '#storefront/texts/frame.ts'
import { Heart, House, Scale, Search, ShoppingBag } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#ui/link.tsx'
import { links } from '#storefront/links.ts'
import { useOverlay } from '#storefront/state/overlay-store.ts'
import { pressCart, pressSearch } from '#storefront/state/press.ts'
import { useCounts } from '#storefront/state/lists/store-hooks.ts'
import { CountBadge } from '#ui/badge.tsx'
import { iconButtonClasses } from '#ui/icon-button.tsx'
import { currentMenuLink, HOME } from './menu-links.ts'
import { MobileSearch } from './mobile-search.tsx'

const CartPreview = lazy(() => import('../../features/cart/preview/cart-preview.tsx'))

const CLASSES = iconButtonClasses('plain', 'tool')

/** @param size products of the shop, for the words of the search field. */
export function HeaderTools({ size }: { size: number }) {
  const t = useFrameText()
  const { pathname } = useLocation()
  const { compare, wishlist, cart } = useCounts()
  const open = useOverlay('cart')
  const search = useRef<HTMLAnchorElement>(null)
  const [wanted, setWanted] = useState(false)
  if (open && !wanted) setWanted(true)
  const entries = [
    { name: t('homeWord'), to: links.home(), Icon: House, here: currentMenuLink(pathname) === HOME, phone: true },
    { name: t('search'), to: links.search(), Icon: Search, onClick: pressSearch, ref: search, phone: true },
    { name: t('wishlist'), to: links.wishlist, Icon: Heart, count: wishlist, 'data-sign': 'wishlist' },
    { name: t('compare'), to: links.compare, Icon: Scale, count: compare, 'data-sign': 'compare' },
    { name: t('cart'), to: links.cart, Icon: ShoppingBag, count: cart, onClick: pressCart, 'data-sign': 'cart' },
  ]
  return (
    <>
      <nav aria-label={t('shortcuts')} className="tools">
        {entries.map(({ name, to, Icon, here = pathname === to, count = 0, phone, ...link }) => (
          <Link
            key={name}
            {...link}
            to={to}
            aria-current={here ? 'page' : undefined}
            title={name}
            data-phone={phone}
            className={CLASSES}
          >
            <Icon size={22} strokeWidth={1.5} aria-hidden="true" />
            {/* Apart from what is seen: the badge is no part of the name. */}
            <span className="sr-only">{count > 0 ? t('countedName', { name, count }) : name}</span>
            <span aria-hidden="true" className="tool-word">
              {name}
            </span>
            {count > 0 && <CountBadge count={count} className="tool-count" />}
          </Link>
        ))}
      </nav>
      <MobileSearch size={size} opener={search} />
      <Suspense>{wanted && <CartPreview open={open} />}</Suspense>
    </>
  )
}
