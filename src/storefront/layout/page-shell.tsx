/** What stands around every page: skip link, header, main, footer and the tools that stick to the bottom. */
import { useFrameText } from '#storefront/texts/frame.ts'
import { memo, type ReactNode } from 'react'
import type { RootData } from '#storefront/state/root-data.ts'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { ALL_SHOPS } from './header/shops.ts'
import { WakePart } from '#ui/waking/wake-part.tsx'
import { usePathChange } from './use-path-change.ts'
// Evaluated with the shell, before the router starts.
import '#ui/windows/pop-state.ts'

export interface PageShellProps {
  data: RootData
  /** A product type's mood (moods.css); without it the document's own. */
  mood?: string
  /** Id of the shop that the page belongs to: `main`, a product type, or null for none. */
  currentShop?: string | null
  /** The page brings header, main and footer of its own. */
  bare?: boolean
  /** The second-style header of the screens area. */
  secondHeader?: boolean
  /** How wide header, content and footer may grow; without it as wide as most pages. */
  width?: 'wide' | 'full' | undefined
  /** Only the browser's stores know how long the page is: its foot waits for them, so that nobody sees it move. */
  ownList?: boolean
  /** Bars that stick to the bottom of the screen. */
  tools?: ReactNode
  children: ReactNode
}

// None of them depends on what a page shows: a filter click leaves them alone.
const SteadyHeader = memo(Header)
const SteadyFooter = memo(Footer)

export function PageShell({
  data,
  mood,
  currentShop = ALL_SHOPS,
  bare = false,
  secondHeader = false,
  width,
  ownList = false,
  tools,
  children,
}: PageShellProps) {
  const t = useFrameText()
  usePathChange()
  return (
    <div
      data-mood={mood}
      data-width={width}
      data-own-list={ownList ? '' : undefined}
      data-header={secondHeader ? 'second' : undefined}
      className="flex min-h-dvh flex-col bg-paper text-ink"
    >
      <a
        href="#main"
        className="fixed inset-s-4 top-2 z-50 -translate-y-20 rounded-pill bg-ink px-5 py-3 font-medium text-paper focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <NavigationProgress />
      {bare ? (
        children
      ) : (
        <>
          <SteadyHeader data={data} currentShop={currentShop} />
          <main id="main" tabIndex={-1} className="flex-1">
            {children}
          </main>
          <WakePart>
            <SteadyFooter data={data} />
          </WakePart>
        </>
      )}
      {tools}
    </div>
  )
}
