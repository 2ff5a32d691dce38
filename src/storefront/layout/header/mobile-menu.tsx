/** The menu as a drawer: words in the display face, the shops as small doors, compare and wishlist at the thumb; Products opens a second level in the same place. */
import { useFrameText } from '#storefront/texts/frame.ts'
import { ChevronRight, Heart, Scale } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#ui/link.tsx'
import { links } from '#storefront/links.ts'
import type { RootData } from '#storefront/state/root-data.ts'
import { useCounts } from '#storefront/state/lists/store-hooks.ts'
import { CountBadge } from '#ui/badge.tsx'
import { classes } from '#ui/classes.ts'
import { Drawer } from '#ui/windows/drawer.tsx'
import { currentMenuLink, menuLinks, PRODUCTS } from './menu-links.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { MobileProducts } from './mobile-products.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'
import { ShopDoors } from './shop-doors.tsx'
import { typeShops } from './shops.ts'

export interface MobileMenuProps {
  data: RootData
  open: boolean
  onClose: () => void
}

const WORD = 'flex min-h-12 w-full items-center justify-between font-serif text-22 font-[380] tracking-[-0.02em]'

export default function MobileMenu({ data, open, onClose }: MobileMenuProps) {
  const t = useFrameText()
  const { pathname, key } = useLocation()
  const current = currentMenuLink(pathname)
  const [products, setProducts] = useState(false)
  // Links lead on in place of the drawer's own entry of the history; it closes once the next page is there.
  const arrivedAt = useRef(key)
  const arrive = useEffectEvent(onClose)
  useEffect(() => {
    if (arrivedAt.current === key) return
    arrivedAt.current = key
    arrive()
  }, [key])
  return (
    <Drawer
      open={open}
      onClose={onClose}
      backCloses
      title={t('menu')}
      heading={<span className="wordmark ps-1 text-28">{data.settings.name}</span>}
      footer={<Lists />}
      className="bg-paper"
      bodyClassName="px-5 py-2.5"
    >
      {products ? (
        <MobileProducts data={data} onBack={() => setProducts(false)} />
      ) : (
        <>
          <nav aria-label={t('main')}>
            <ul className="border-b border-line pb-3">
              {menuLinks(data.hasLooks).map((link) => (
                <li key={link.label}>
                  {link === PRODUCTS ? (
                    <button type="button" className={WORD} aria-expanded={false} onClick={() => setProducts(true)}>
                      {t(link.label)}
                      <ChevronRight size={20} strokeWidth={1.5} aria-hidden="true" />
                    </button>
                  ) : (
                    <Link to={link.to} replace aria-current={link === current ? 'page' : undefined} className={WORD}>
                      <span className={classes(link === current && 'border-b border-current')}>{t(link.label)}</span>
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <ShopDoors shops={typeShops(data.types)} />
          <LanguageSwitch data={data} className="mt-6" />
          <SchemeSwitch className="mt-6 mb-3 w-full *:flex-1" />
        </>
      )}
    </Drawer>
  )
}

function Lists() {
  const t = useFrameText()

  const { compare, wishlist } = useCounts()
  const entries = [
    { name: t('compare'), to: links.compare, count: compare, Icon: Scale },
    { name: t('wishlist'), to: links.wishlist, count: wishlist, Icon: Heart },
  ]
  return (
    <div className="grid grid-cols-2 divide-x divide-line">
      {entries.map(({ name, to, count, Icon }) => (
        <Link
          key={name}
          to={to}
          replace
          className="flex min-h-16 items-center gap-2.5 px-5 font-medium"
          aria-label={count > 0 ? t('countedName', { name, count }) : name}
        >
          <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
          {name}
          {count > 0 && <CountBadge count={count} className="ms-auto" />}
        </Link>
      ))}
    </div>
  )
}
