/** The head of a page of the office: its one heading, which names the tab too and takes the focus when the page has changed. */
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { shopName } from '../shop-name.ts'
import { officeText as t } from '../texts/office.ts'

interface PageHeadProps {
  title: string
  lead?: string
  /** What can be done with the whole page. */
  children?: ReactNode
}

export function PageHead({ title, lead, children }: PageHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const arrival = useNavigationType()
  useEffect(() => {
    document.title = t('pageTitle', { page: title, shop: shopName() })
  }, [title])
  useEffect(() => {
    // A page that was opened as a document begins at its top by itself.
    if (key !== 'default' && arrival !== 'POP') heading.current?.focus({ preventScroll: true })
  }, [key, arrival])
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 md:mb-8">
      <div className="grid max-w-160 gap-1.5">
        <h1 ref={heading} tabIndex={-1} className="display text-28 md:text-36">
          {title}
        </h1>
        {lead !== undefined && <p className="text-ink-2">{lead}</p>}
      </div>
      {children}
    </header>
  )
}
