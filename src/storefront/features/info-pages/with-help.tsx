/** A page of the pages area with the list of its sisters beside it, below it on small screens. */
import { useFrameText } from '#storefront/texts/frame.ts'
import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import type { HelpLink } from './info-pages.ts'

interface WithHelpProps {
  help: readonly HelpLink[]
  /** Address of this page. */
  current: string
  children: ReactNode
}

export function WithHelp({ help, current, children }: WithHelpProps) {
  const t = useFrameText()
  return (
    <div className="grid gap-x-6 gap-y-14 lg:grid-cols-[minmax(0,1fr)_240px] lg:gap-x-20">
      {children}
      <nav aria-label={t('helpAndInformation')} className="print-hidden self-start lg:sticky lg:top-24 lg:pt-3">
        <ul className="border-t border-line sm:max-lg:columns-2 sm:max-lg:gap-x-6">
          {help.map(({ title, to }) => (
            <li key={to} className="break-inside-avoid border-b border-line">
              <Link
                to={to}
                aria-current={to === current ? 'page' : undefined}
                className="flex min-h-12 items-center text-ink-2 hover:text-ink aria-[current]:font-medium aria-[current]:text-ink"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
