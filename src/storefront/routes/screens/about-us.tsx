/** /screens/aboutUs (decisions, section 2). */
import { storeContext } from '../../context.ts'
import { aboutData } from '../../features/screens/about-data.ts'
import { AboutUs } from '../../features/screens/about-us.tsx'
import type { ScreenHandle } from '../../features/screens/screen-title.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { links } from '../../links.ts'
import { useRootData } from '../../state/root-data.ts'
import type { Route } from './+types/about-us'

export const handle: ScreenHandle = { title: 'About Us' }

export function loader({ context }: Route.LoaderArgs) {
  const { catalogue, shop } = context.get(storeContext)
  return { about: aboutData(catalogue.source(), shop) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'About Us',
    description: 'How the shop chooses what it shows, what it holds to, and the independent makers behind it.',
    path: links.aboutUs,
    image: '/media/heroes/main-wide-1200.webp',
  })
}

export default function AboutUsRoute({ loaderData }: Route.ComponentProps) {
  const { settings } = useRootData()
  return <AboutUs settings={settings} about={loaderData.about} />
}
