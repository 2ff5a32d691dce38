/** /screens/products/{categoryId}: the list of GET /product/getByCategoryId/{categoryId} (spec 7.1). */
import { description } from '#storefront/texts/group-texts.ts'
import { frameHeadText } from '#storefront/texts/frame.ts'
import { translationIn } from '#domain/catalogue/product/translation.ts'
import { data } from 'react-router'
import { storeContext } from '../../context.ts'
import { pageAnswer } from '../../features/next-page/page-answers.ts'
import { findCategory, productsScreen } from '../../features/catalogue/screen/products-data.ts'
import { ProductsView } from '../../features/catalogue/screen/products-view.tsx'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { useRootData } from '../../state/root-data.ts'
import type { Route } from './+types/category-products'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { catalogue, language } = context.get(storeContext)
  const category = findCategory(catalogue.source().categories, params.categoryId)
  if (!category) throw data(null, { status: 404 })
  const screen = await productsScreen(catalogue.source(), url.searchParams, category)
  const said = language.base === '' ? undefined : translationIn(category.translations, language.locale)
  return { ...screen, title: said?.title ?? screen.title }
}

export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return pageAnswer(url, serverLoader)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { path, page } = loaderData
  const title = loaderData.title ?? frameHeadText(matches)('products')
  return pageMeta(matches, {
    title,
    description: description(matches, 'categoryProducts', { title }),
    path,
    noindex: page.total === 0,
  })
}

export default function CategoryProductsRoute({ loaderData }: Route.ComponentProps) {
  const { settings } = useRootData()
  // A list of another category begins anew.
  return <ProductsView key={loaderData.path} screen={loaderData} pills="subcategories" types={settings.productTypes} />
}
