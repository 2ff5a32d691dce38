/** /screens/categories (spec 2.13). */
import { description } from '#storefront/texts/group-texts.ts'
import { frameHeadText } from '#storefront/texts/frame.ts'
import { storeContext } from '../../context.ts'
import { CategoryList } from '../../features/catalogues/category-list.tsx'
import type { ScreenHandle } from '../../features/screen-bar/screen-title.ts'
import { typeCategories } from '../../features/catalogues/type-categories.ts'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { links } from '../../links.ts'
import type { Route } from './+types/categories'

export const handle: ScreenHandle = { title: 'categories' }

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, shop } = context.get(storeContext)
  return { types: await typeCategories(catalogue.source(), shop) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: frameHeadText(matches)('categories'),
    description: description(matches, 'categories'),
    path: links.categories,
  })
}

export default function CategoriesRoute({ loaderData }: Route.ComponentProps) {
  return <CategoryList types={loaderData.types} />
}
