/** The compare page, one's own or a shared one (spec 2.10). */
import { description } from '#storefront/texts/group-texts.ts'
import { frameHeadText, useFrameText } from '#storefront/texts/frame.ts'
import { catalogueTopRated } from '#domain/catalogue/query/catalogue-page.ts'
import { storeContext } from '../../context.ts'
import { ComparePage } from '../../features/compare/compare-page.tsx'
import { sharedIds } from '../../features/compare/shared-list.ts'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { pageMeta } from '../../layout/head/page-meta.ts'
import type { PageHandle } from '../../layout/head/use-mood.ts'
import { links } from '../../links.ts'
import type { Route } from './+types/compare'

export const handle: PageHandle = { ownList: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue } = context.get(storeContext)
  const ids = sharedIds(url.searchParams)
  return {
    shared: ids.length > 0 ? (await catalogue.products(ids)).map((product) => ({ ...product, reviews: [] })) : null,
    topRated: await catalogueTopRated(catalogue.source()),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: frameHeadText(matches)('compare'),
    description: description(matches, 'compare'),
    path: links.compare,
    noindex: true,
  })
}

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  const t = useFrameText()
  return (
    <div className="shell min-h-svh pb-14 md:pb-24">
      <Breadcrumbs
        places={[{ label: t('shopPage'), to: links.shop() }, { label: t('compare') }]}
        className="pt-4 pb-2 md:pt-6"
      />
      <ComparePage {...loaderData} />
    </div>
  )
}
