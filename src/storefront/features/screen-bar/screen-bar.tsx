/** The breadcrumb bar of the screens area: a title, and a subtitle after the Home link, both the screen's title. */
import type { ReactNode } from 'react'
import type { ScreenTitle } from './screen-title.ts'
import './screens.css'

interface ScreenBarProps extends ScreenTitle {
  /** The trail with Home and the subtitle. */
  breadcrumbs: ReactNode
}

export function ScreenBar({ title, ownHeading, breadcrumbs }: ScreenBarProps) {
  return (
    <div className="screen-bar">
      <div className="shell flex flex-col gap-x-10 gap-y-1 py-6 sm:flex-row sm:flex-wrap sm:items-end sm:justify-between md:py-9">
        {ownHeading ? (
          <p dir="auto" className="display text-28">
            {title}
          </p>
        ) : (
          <h1 dir="auto" className="h-page">
            {title}
          </h1>
        )}
        {breadcrumbs}
      </div>
    </div>
  )
}
