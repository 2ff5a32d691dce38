/** /screens/categories (spec 2.13). */
import { storeContext } from '../../context.ts'
import { CategoryList } from '../../features/catalogues/category-list.tsx'
import type { ScreenHandle } from '../../features/screen-bar/screen-title.ts'
import { typeCategories } from '../../features/catalogues/type-categories.ts'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { links } from '../../links.ts'
import type { Route } from './+types/categories'

export const handle: ScreenHandle = { title: 'Categories' }

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, shop } = context.get(storeContext)
  return { types: await typeCategories(catalogue.source(), shop) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Categories',
    description: 'Every category by product type, with its sub-categories and the number of products in each.',
    path: links.categories,
  })
}

export default function CategoriesRoute({ loaderData }: Route.ComponentProps) {
  return <CategoryList types={loaderData.types} />
}
