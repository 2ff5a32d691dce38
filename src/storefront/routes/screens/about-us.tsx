/** /screens/aboutUs (spec 2.13). */
import { storeContext } from '../../context.ts'
import { aboutData } from '../../features/about/about-data.ts'
import { AboutUs } from '../../features/about/about-us.tsx'
import type { ScreenHandle } from '../../features/screen-bar/screen-title.ts'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { links } from '../../links.ts'
import { useRootData } from '../../state/root-data.ts'
import type { Route } from './+types/about-us'

export const handle: ScreenHandle = { title: 'About Us' }

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, shop } = context.get(storeContext)
  return { about: await aboutData(catalogue.source(), shop) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'About Us',
    description: 'The shop in words and figures, what it holds to, and the makers behind its goods.',
    path: links.aboutUs,
  })
}

export default function AboutUsRoute({ loaderData }: Route.ComponentProps) {
  const { settings, goods, hasLooks } = useRootData()
  return <AboutUs settings={settings} goods={goods} hasLooks={hasLooks} about={loaderData.about} />
}
