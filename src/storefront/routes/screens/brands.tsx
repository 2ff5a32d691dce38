/** /screens/brands: all brands, or with `type` those of one product type. */
import { slug } from '#domain/catalogue/slug.ts'
import { storeContext } from '../../context.ts'
import { brandGroups } from '../../features/screens/brand-groups.ts'
import { BrandList } from '../../features/screens/brand-list.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { links } from '../../links.ts'
import type { Route } from './+types/brands'

export function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue, shop } = context.get(storeContext)
  const asked = slug(url.searchParams.get('type') ?? '')
  const type = shop.productTypes.find(({ id }) => slug(id) === asked)
  return {
    title: type ? `Brands in ${type.title}` : 'Brands',
    ...brandGroups(catalogue.source(), type && slug(type.id)),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: loaderData?.title ?? 'Brands',
    description: 'Every brand from A to Z with the number of its products.',
    path: links.brands(),
    noindex: loaderData?.total === 0,
  })
}

export default function BrandsRoute({ loaderData }: Route.ComponentProps) {
  return <BrandList groups={loaderData.groups} total={loaderData.total} />
}
