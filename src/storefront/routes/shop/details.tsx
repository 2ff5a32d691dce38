/** Every details page of the shop area; the path tells which product and how its pictures stand (spec 2.3). */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import type { ReactNode } from 'react'
import { redirect } from 'react-router'
import { storeContext } from '../../context.ts'
import type { OpeningHandle } from '../../features/next-page/make-ready.ts'
import { pageAnswer } from '../../features/next-page/page-answers.ts'
import { categoryLinks } from '../../features/product/details/category-links.ts'
import { ListLink, ListReturn } from '../../features/product/details/list-return.tsx'
import { openingPicture } from '../../features/product/details/gallery/opening-picture.ts'
import { ProductDetails } from '../../features/product/details/product-details.tsx'
import { asProduct, ProductHead } from '../../features/product/details/purchase/product-head.tsx'
import { structuredData } from '../../features/product/details/structured-data.ts'
import { detailsVariant } from '../../features/product/details/purchase/variants.ts'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { links } from '../../links.ts'
import { rootDataOf, useRootData } from '../../state/root-data.ts'
import { goodsBeside } from '../goods-beside.ts'
import type { Route } from './+types/details'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const store = context.get(storeContext)
  const { catalogue, orders, siteUrl, language } = store
  const source = catalogue.source()
  const variant = detailsVariant(url.pathname)
  const id = params.id ?? (await variant.pick?.(source))?.id
  const product = id === undefined ? null : await catalogue.product(id)
  if (!product) throw redirect('/404')
  return {
    product,
    ...(await goodsBeside(store, product)),
    galleryStyle: variant.gallery,
    colorSlug: url.searchParams.get('color'),
    siteUrl: siteUrl + language.base,
    paymentMethods: orders.paymentMethods,
  }
}

export const handle: OpeningHandle<Awaited<ReturnType<typeof loader>>> = {
  openingPicture,
  opening({ address, data, known, list }) {
    const url = new URL(address, location.href)
    const id = url.pathname.slice(url.pathname.lastIndexOf('/') + 1)
    const item = data ? undefined : known(decodeURIComponent(id))
    const product = data?.product ?? (item && asProduct(item))
    return (
      product && (
        <DetailsPage product={product} way={list !== null && <ListLink list={list} />}>
          <ProductHead
            product={product}
            galleryStyle={data?.galleryStyle ?? detailsVariant(url.pathname).gallery}
            colorSlug={url.searchParams.get('color')}
          />
        </DetailsPage>
      )
    )
  },
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

export default function Details({ loaderData }: Route.ComponentProps) {
  const { settings, apiBaseUrl } = useRootData()
  const { product, colorSlug } = loaderData
  return (
    <DetailsPage product={product} way={<ListReturn />}>
      <ProductDetails key={`${product.id} ${colorSlug}`} {...loaderData} settings={settings} apiBaseUrl={apiBaseUrl} />
    </DetailsPage>
  )
}

interface DetailsPageProps {
  product: CatalogueItem
  /** Back to the list. */
  way: ReactNode
  children: ReactNode
}

/** What the page and its head stand in. */
function DetailsPage({ product, way, children }: DetailsPageProps) {
  const called = useGoodsName()
  const addresses = categoryLinks(product)
  const crumbs = [
    { label: called(product.parent), to: addresses.category },
    { label: called(product.children), to: addresses.subcategory },
    { label: product.title },
  ].filter(({ label }) => label !== '')
  return (
    <div className="shell pb-14 md:pb-24">
      <div className="details-trail">
        <Breadcrumbs places={crumbs} />
        {way}
      </div>
      {children}
    </div>
  )
}
