/** The header of every page: utility bar, word mark, menu, search, tools and Back to Top; compact once the page is scrolled more than 80 px. */
import { cutAtWord } from '#domain/shop/cut-at-word.ts'
import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import type { RootData } from '#storefront/state/root-data.ts'
import { useFrameText } from '#storefront/texts/frame.ts'
import { BackToTop } from '../back-to-top.tsx'
import { HeaderTools } from './header-tools.tsx'
import { MainMenu } from './main-menu.tsx'
import { MobileMenuButton } from './mobile-menu-button.tsx'
import { SearchForm } from './search-form.tsx'
import { allShops } from './shops.ts'
import { STICKY_THRESHOLD, useScrolledPast } from '../use-scrolled-past.ts'
import { UtilityBar } from './utility-bar.tsx'

/** Characters of a name that stand in one line beside the menu. */
const SHORT_NAME = 9
/** Letters of a long one that its two lines hold. */
const MARK_HOLDS = 28

export interface HeaderProps {
  data: RootData
  /** Id of the shop that the page belongs to: `main`, a product type, or null for none. */
  currentShop: string | null
}

export function Header({ data, currentShop }: HeaderProps) {
  const t = useFrameText()
  const { settings, catalogueSize } = data
  return (
    <HeaderBox>
      <UtilityBar
        data={data}
        shops={allShops(data.types, t)}
        current={currentShop}
        note={settings.freeShippingNote}
        phone={settings.contact.phone}
      />
      <div className="main-row">
        <div className="main-row-ground" />
        <div className="shell flex items-center gap-1 desk:gap-8">
          <MobileMenuButton data={data} />
          <Link
            to={data.front}
            aria-label={t('home', { name: settings.name })}
            className="wordmark header-mark"
            data-long={settings.name.length > SHORT_NAME || undefined}
          >
            {cutAtWord(settings.name, MARK_HOLDS)}
          </Link>
          <MainMenu data={data} />
          <div className="flex flex-1 items-center justify-end gap-1 md:gap-2.5">
            <SearchForm size={catalogueSize} className="w-full max-w-140 max-md:hidden desk:w-68" />
            <BackToTop />
            <HeaderTools size={catalogueSize} />
          </div>
        </div>
      </div>
    </HeaderBox>
  )
}

/** Knows alone that the page is scrolled, so that what stands in the header is not made again. */
function HeaderBox({ children }: { children: ReactNode }) {
  const compact = useScrolledPast(STICKY_THRESHOLD)
  return (
    <header className="site-header" data-compact={compact || undefined}>
      {children}
    </header>
  )
}
