/** /screens/product-details/{productId}: what GET /product/{id} answers, in the parts of the details page (specification, sections 2 and 7). */
import { data } from 'react-router'
import { storeContext } from '../../context.ts'
import { pageAnswer } from '../../features/next-page/page-answers.ts'
import { openingPicture } from '../../features/product/details/opening-picture.ts'
import { ProductDetails } from '../../features/product/details/product-details.tsx'
import { structuredData } from '../../features/product/details/structured-data.ts'
import { moreOfType, supplements } from '../../features/product/details/supplements.ts'
import type { ScreenHandle } from '../../features/screens/screen-title.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { links } from '../../links.ts'
import { useRootData } from '../../state/root-data.ts'
import type { Route } from './+types/product-details'

/** Slides of the Related Products slider at most, and how many fill a row. */
const RELATED = 12
const ROW = 4

export const handle = { title: 'Product Details', ownHeading: true, openingPicture } satisfies ScreenHandle & {
  openingPicture: unknown
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { catalogue, orders, siteUrl } = context.get(storeContext)
  const product = await catalogue.product(params.productId)
  if (!product) throw data(null, { status: 404 })
  const [related, items] = await Promise.all([catalogue.related(product, RELATED), catalogue.source().showcase()])
  const goingWith = supplements(items, product)
  return {
    title: product.title,
    product,
    related,
    supplements: goingWith,
    more: related.length < ROW ? moreOfType(items, product, [...related, ...goingWith]) : [],
    galleryStyle: 'thumbnails' as const,
    colorSlug: url.searchParams.get('color'),
    siteUrl,
    paymentMethods: orders.paymentMethods,
  }
}

export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return pageAnswer(url, serverLoader)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { product, siteUrl } = loaderData
  return [
    ...pageMeta(matches, {
      title: product.title,
      description: product.description || product.title,
      path: links.product(product.id),
      image: product.img,
      type: 'product',
    }),
    { 'script:ld+json': structuredData(product, siteUrl) },
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
