/** The reduced frame of the checkout: word mark, the way back to the cart, and a footer of what a buyer asks about (usability 47). */
import { useFrameText } from '#storefront/texts/frame.ts'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import { links } from '#storefront/links.ts'
import { LEGAL_LINKS } from './footer/footer-links.ts'
import { BackToTop } from './back-to-top.tsx'
import { useRootData } from '#storefront/state/root-data.ts'

const FOOTER_LINKS = [
  { label: 'shipping', to: links.page('shipping') },
  { label: 'returns', to: links.page('returns') },
  { label: 'privacyPolicy', to: links.page('privacy-policy') },
  { label: 'terms', to: links.page('terms-and-conditions') },
] as const

export function CheckoutShell({ children }: { children: ReactNode }) {
  const t = useFrameText()
  const { settings, front, year } = useRootData()
  return (
    <>
      <header className="border-b border-line">
        <div className="shell flex h-15 items-center justify-between gap-4 md:h-19">
          <Link
            to={front}
            aria-label={t('home', { name: settings.name })}
            className="wordmark py-2 text-28 wrap-anywhere"
          >
            {settings.name}
          </Link>
          <Link to={links.cart} className="relative hit link-rule">
            <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" /> {t('backToCart')}
          </Link>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1">
        <div className="shell min-h-svh pb-14 md:pb-20">{children}</div>
      </main>
      <footer className="checkout-foot border-t border-line max-md:pb-14">
        <div className="shell flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5 text-14 text-ink-2">
          <p>
            © {year} {settings.name}
          </p>
          <ul className="-mx-2 flex flex-wrap gap-x-3">
            {[...FOOTER_LINKS, ...(settings.market.eu ? LEGAL_LINKS : [])].map(({ label, to }) => (
              <li key={label}>
                <Link to={to} className="flex min-h-11 items-center px-2 hover:text-ink hover:underline">
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </footer>
      <BackToTop />
    </>
  )
}
