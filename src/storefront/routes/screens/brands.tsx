/** /screens/brands: all brands, or with `type` those of one product type. */
import { description } from '#storefront/texts/group-texts.ts'
import { frameHeadText } from '#storefront/texts/frame.ts'
import { slug } from '#domain/catalogue/slug.ts'
import { storeContext } from '../../context.ts'
import { brandGroups, hasPortraits } from '../../features/brands/brand-groups.ts'
import { BrandList } from '../../features/brands/brand-list.tsx'
import { brandPortraits } from '../../features/brands/brand-portraits.ts'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { links } from '../../links.ts'
import type { Route } from './+types/brands'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue, shop, texts } = context.get(storeContext)
  const asked = slug(url.searchParams.get('type') ?? '')
  const type = shop.productTypes.find(({ id }) => slug(id) === asked)
  const source = catalogue.source()
  const brands = brandGroups(source, type && slug(type.id))
  const few = hasPortraits(brands) ? brands.groups.flatMap((group) => group.brands.map((brand) => brand.slug)) : []
  return {
    title: type ? texts.texts.frame('brandsIn', { type: type.title }) : texts.texts.frame('brands'),
    ...brands,
    portraits: await brandPortraits(source, few, type && slug(type.id)),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: loaderData?.title ?? frameHeadText(matches)('brands'),
    description: description(matches, 'brands'),
    path: links.brands(),
    noindex: loaderData?.total === 0,
  })
}

export default function BrandsRoute({ loaderData }: Route.ComponentProps) {
  return <BrandList {...loaderData} />
}
