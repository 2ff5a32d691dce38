/** The way through the office: a column beside the page, and on narrow screens a strip above it that can be moved sideways. */
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { officeText as t } from '../texts/office.ts'
import { OFFICE_PAGES } from './office-pages.ts'

export function OfficeNavigation() {
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const strip = list.current
    const current = strip?.querySelector<HTMLElement>('[aria-current="page"]')
    if (!strip || !current) return
    strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.clientWidth) / 2
  }, [pathname])
  return (
    <nav aria-label={t('office')} className="min-w-0">
      <ul
        ref={list}
        className="relative flex gap-1 overflow-x-auto px-4 py-2 [scrollbar-width:none] lg:grid lg:overflow-visible lg:px-3 lg:py-0"
      >
        {OFFICE_PAGES.map(({ to, name, icon: Icon }) => (
          <li key={to} className="shrink-0">
            <NavLink to={to} end={to === '/'} className="office-door">
              <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
              {t(name)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
