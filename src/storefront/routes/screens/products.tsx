/** /screens/products: the list of GET /product (spec 7.1). */
import { description } from '#storefront/texts/group-texts.ts'
import { frameHeadText } from '#storefront/texts/frame.ts'
import { storeContext } from '../../context.ts'
import { pageAnswer } from '../../features/next-page/page-answers.ts'
import { productsScreen } from '../../features/catalogue/screen/products-data.ts'
import { ProductsView } from '../../features/catalogue/screen/products-view.tsx'
import type { ScreenHandle } from '../../features/screen-bar/screen-title.ts'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { links } from '../../links.ts'
import { useRootData } from '../../state/root-data.ts'
import type { Route } from './+types/products'

export const handle: ScreenHandle = { title: 'products' }

export function loader({ context, url }: Route.LoaderArgs) {
  return productsScreen(context.get(storeContext).catalogue.source(), url.searchParams)
}

export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return pageAnswer(url, serverLoader)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: frameHeadText(matches)('products'),
    description: description(matches, 'products'),
    path: links.products(),
    noindex: loaderData?.page.total === 0,
  })
}

export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  const { settings } = useRootData()
  return <ProductsView screen={loaderData} pills="types" types={settings.productTypes} />
}
