/** What the law of the European Union wants within reach of every page: the withdrawal, the imprint, the accessibility statement. */
import { useFrameText } from '#storefront/texts/frame.ts'
import { links } from '#storefront/links.ts'
import { Link } from '#ui/link.tsx'

export function LegalLinks() {
  const t = useFrameText()
  return (
    <ul className="flex flex-wrap items-center gap-x-7 border-white/20 pb-4 md:border-t md:pt-4 md:pb-3">
      <li>
        <Link
          to={links.withdraw()}
          reloadDocument
          className="inline-flex min-h-11 items-center font-bold text-on-deep underline underline-offset-4"
        >
          {t('withdrawHere')}
        </Link>
      </li>
      <li>
        <Link
          to={links.page('imprint')}
          className="inline-flex min-h-11 items-center text-on-deep/80 hover:text-on-deep"
        >
          {t('imprint')}
        </Link>
      </li>
      <li>
        <Link
          to={links.page('accessibility')}
          className="inline-flex min-h-11 items-center text-on-deep/80 hover:text-on-deep"
        >
          {t('accessibilityStatement')}
        </Link>
      </li>
    </ul>
  )
}
