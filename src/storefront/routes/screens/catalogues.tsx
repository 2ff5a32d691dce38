/** /screens/catalogues (spec 2.13). */
import { description } from '#storefront/texts/group-texts.ts'
import { frameHeadText } from '#storefront/texts/frame.ts'
import { storeContext } from '../../context.ts'
import { CollectionList } from '../../features/catalogues/collection-list.tsx'
import { collections } from '../../features/catalogues/collections.ts'
import type { ScreenHandle } from '../../features/screen-bar/screen-title.ts'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { links } from '../../links.ts'
import type { Route } from './+types/catalogues'

export const handle: ScreenHandle = { title: 'catalogues' }

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, shop, texts } = context.get(storeContext)
  return { collections: await collections(catalogue.source(), shop, texts.texts.pages) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: frameHeadText(matches)('catalogues'),
    description: description(matches, 'catalogues'),
    path: links.catalogues,
  })
}

export default function CataloguesRoute({ loaderData }: Route.ComponentProps) {
  return <CollectionList collections={loaderData.collections} />
}
