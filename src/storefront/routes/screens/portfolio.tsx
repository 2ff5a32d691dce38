/** /screens/portfolio (spec 2.13). */
import { description } from '#storefront/texts/group-texts.ts'
import { frameHeadText } from '#storefront/texts/frame.ts'
import { storeContext } from '../../context.ts'
import { LookList } from '../../features/portfolio/look-list.tsx'
import { looks } from '../../features/portfolio/looks.ts'
import type { ScreenHandle } from '../../features/screen-bar/screen-title.ts'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { links } from '../../links.ts'
import type { Route } from './+types/portfolio'

export const handle: ScreenHandle = { title: 'portfolio' }

export async function loader({ context }: Route.LoaderArgs) {
  return { looks: looks(await context.get(storeContext).catalogue.source().showcase()) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const [look] = loaderData?.looks ?? []
  return pageMeta(matches, {
    title: frameHeadText(matches)('portfolio'),
    description: description(matches, 'portfolio'),
    path: links.portfolio,
    noindex: look === undefined,
    image: look ? `/media/heroes/${look.name}-wide-1200.webp` : '',
  })
}

export default function PortfolioRoute({ loaderData }: Route.ComponentProps) {
  return <LookList looks={loaderData.looks} />
}
