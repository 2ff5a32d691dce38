/** The menu of spec 1.2 as a row of words, for screens that have room for it. */
import { useFrameText } from '#storefront/texts/frame.ts'
import { useLocation } from 'react-router'
import { Link } from '#ui/link.tsx'
import type { RootData } from '#storefront/state/root-data.ts'
import { currentMenuLink, menuLinks, PRODUCTS } from './menu-links.ts'
import { ProductsMenu } from './products-menu.tsx'

export function MainMenu({ data }: { data: RootData }) {
  const t = useFrameText()
  const current = currentMenuLink(useLocation().pathname)
  return (
    <nav aria-label={t('main')} className="main-nav hidden desk:block noscript:block">
      <ul className="flex gap-5">
        {menuLinks(data.hasLooks).map((link) => (
          <li key={link.label}>
            {link === PRODUCTS ? (
              <ProductsMenu data={data} current={link === current} />
            ) : (
              <Link
                to={link.to}
                prefetch="intent"
                aria-current={link === current ? 'page' : undefined}
                className="menu-word"
              >
                {t(link.label)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
