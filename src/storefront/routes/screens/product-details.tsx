/** /screens/product-details/{productId}: what GET /product/{id} answers, in the parts of the details page (spec 2.3 and 7.1). */
import { data } from 'react-router'
import { storeContext } from '../../context.ts'
import { pageAnswer } from '../../features/next-page/page-answers.ts'
import { openingPicture } from '../../features/product/details/gallery/opening-picture.ts'
import { ProductDetails } from '../../features/product/details/product-details.tsx'
import { structuredData } from '../../features/product/details/structured-data.ts'
import type { ScreenHandle } from '../../features/screen-bar/screen-title.ts'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { links } from '../../links.ts'
import { rootDataOf, useRootData } from '../../state/root-data.ts'
import { goodsBeside } from '../goods-beside.ts'
import type { Route } from './+types/product-details'

export const handle = { title: 'productDetails', ownHeading: true, openingPicture } satisfies ScreenHandle & {
  openingPicture: unknown
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const store = context.get(storeContext)
  const { catalogue, orders, siteUrl, language } = store
  const product = await catalogue.product(params.productId)
  if (!product) throw data(null, { status: 404 })
  return {
    title: product.title,
    product,
    ...(await goodsBeside(store, product)),
    galleryStyle: 'thumbnails' as const,
    colorSlug: url.searchParams.get('color'),
    siteUrl: siteUrl + language.base,
    paymentMethods: orders.paymentMethods,
  }
}

export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return pageAnswer(url, serverLoader)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { product, siteUrl } = loaderData
  const root = rootDataOf(matches[0].loaderData)
  return [
    ...pageMeta(matches, {
      title: product.title,
      description: product.description || product.title,
      path: links.product(product.id),
      image: product.img,
      type: 'product',
    }),
    { 'script:ld+json': structuredData(product, siteUrl, root?.settings, root?.names) },
  ]
}

export default function ProductDetailsRoute({ loaderData }: Route.ComponentProps) {
  const { settings, apiBaseUrl } = useRootData()
  const { title: _title, ...details } = loaderData
  const { product, colorSlug } = details
  return (
    <div className="shell pt-6 pb-14 md:pt-10 md:pb-24">
      <ProductDetails key={`${product.id} ${colorSlug}`} {...details} settings={settings} apiBaseUrl={apiBaseUrl} />
    </div>
  )
}
