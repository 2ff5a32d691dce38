/** /screens/aboutUs (spec 2.13). */
import { description } from '#storefront/texts/group-texts.ts'
import { frameHeadText } from '#storefront/texts/frame.ts'
import { storeContext } from '../../context.ts'
import { aboutData } from '../../features/about/about-data.ts'
import { AboutUs } from '../../features/about/about-us.tsx'
import type { ScreenHandle } from '../../features/screen-bar/screen-title.ts'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { links } from '../../links.ts'
import { useRootData } from '../../state/root-data.ts'
import type { Route } from './+types/about-us'

export const handle: ScreenHandle = { title: 'aboutUs' }

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, shop, texts } = context.get(storeContext)
  return { about: await aboutData(catalogue.source(), shop, texts.texts.pages) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: frameHeadText(matches)('aboutUs'),
    description: description(matches, 'aboutUs'),
    path: links.aboutUs,
  })
}

export default function AboutUsRoute({ loaderData }: Route.ComponentProps) {
  const { settings, goods, hasLooks } = useRootData()
  return <AboutUs settings={settings} goods={goods} hasLooks={hasLooks} about={loaderData.about} />
}
