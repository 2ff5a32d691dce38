/** The line of legal links at the end of every page. */
import { useFrameText } from '#storefront/texts/frame.ts'
import { Link } from '#ui/link.tsx'
import { LEGAL_LINKS } from './footer-links.ts'

export function LegalLinks() {
  const t = useFrameText()
  return (
    <ul className="flex flex-wrap items-center gap-x-7 border-white/20 pb-4 md:border-t md:pt-4 md:pb-3">
      {LEGAL_LINKS.map(({ label, to }, place) => (
        <li key={label}>
          <Link
            to={to}
            className={`inline-flex min-h-11 items-center ${place === 0 ? 'font-bold text-on-deep underline underline-offset-4' : 'text-on-deep/80 hover:text-on-deep'}`}
          >
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
