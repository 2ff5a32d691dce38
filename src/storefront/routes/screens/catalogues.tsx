/** /screens/catalogues (spec 2.13). */
import { storeContext } from '../../context.ts'
import { CollectionList } from '../../features/catalogues/collection-list.tsx'
import { collections } from '../../features/catalogues/collections.ts'
import type { ScreenHandle } from '../../features/screen-bar/screen-title.ts'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { links } from '../../links.ts'
import type { Route } from './+types/catalogues'

export const handle: ScreenHandle = { title: 'Catalogues' }

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, shop } = context.get(storeContext)
  return { collections: await collections(catalogue.source(), shop) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Catalogues',
    description: 'Shorter lists for a reason: for a person, for a purpose, and what costs less just now.',
    path: links.catalogues,
  })
}

export default function CataloguesRoute({ loaderData }: Route.ComponentProps) {
  return <CollectionList collections={loaderData.collections} />
}
