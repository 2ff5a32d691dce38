/** The screens area: second-style header, breadcrumb bar, content (spec 2.13). */
import { useFrameText } from '#storefront/texts/frame.ts'
import { data, Outlet, useMatches } from 'react-router'
import { ScreenBar } from '../../features/screen-bar/screen-bar.tsx'
import { screenTitle } from '../../features/screen-bar/screen-title.ts'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import type { Route } from './+types/layout'

// The layout alone is no screen.
export function loader({ url }: Route.LoaderArgs) {
  if (/\/screens\/?$/.test(url.pathname)) throw data(null, { status: 404 })
  return null
}

export default function ScreensLayout() {
  const screen = screenTitle(useMatches(), useFrameText())
  return (
    <>
      <ScreenBar {...screen} breadcrumbs={<Breadcrumbs places={[{ label: screen.title }]} />} />
      <Outlet />
    </>
  )
}
