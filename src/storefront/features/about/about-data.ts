/** What the shop can truly say of itself: counted, not claimed. */
import type { GroupText } from '#texts/text-pack.ts'
import { formatNumber } from '#domain/money/format-number.ts'
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { isBrandOffered, isCategoryOffered } from '#domain/catalogue/product/category.ts'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import { slug } from '#domain/catalogue/slug.ts'
import { firstSentence } from '#domain/shop/sentences.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { links } from '../../links.ts'
import { isPictured } from '../home/choose/hero-goods.ts'

/** Makers shown at most; the list of a large catalogue belongs to the shop's filter. */
const MAKERS = 12

export interface Maker {
  id: string
  name: string
  location: string
  /** First sentence of the brand's description. */
  line: string
  /** Address of a picture of its goods, or '' where none of them is among those that the homes show. */
  img: string
  count: number
  to: string
}

/** Photographs of the sample that are seen from near, in the order of the mosaic; the first is the large one. */
const MOSAIC = [
  '/camera/tan-lens',
  '/pearl-strand/ivory-detail',
  '/handbag/cognac-detail',
  '/t-shirt/white-detail',
  '/face-serum/amber-open',
  '/sneaker/white-side',
]

export interface AboutData {
  /** Whether the goods are those that our own story tells of. */
  isSample: boolean
  /** Six pictures of its goods, or none where one of them is missing. */
  mosaic: string[]
  figures: { value: string; label: string }[]
  /** The largest, and how many there are. */
  makers: Maker[]
  brandCount: number
}

/** Spec 2.13: figures from the catalogue and the settings, no invented people. */
export async function aboutData(
  { index, categories, brands, showcase }: CatalogueSource,
  settings: ShopSettings,
  t: GroupText<'pages'>,
): Promise<AboutData> {
  const offered = brands.filter(isBrandOffered)
  const counts = new Map(
    index
      .select(EMPTY_QUERY)
      .facets()
      .brand.map(({ value, count }) => [value, count]),
  )
  const countOf = (name: string) => counts.get(slug(name)) ?? 0
  const groups = categories.filter(isCategoryOffered).length
  const goods = await showcase()
  const isSample = isPictured(goods, 'main')
  return {
    isSample,
    mosaic: isSample ? mosaicOf(goods) : [],
    brandCount: offered.length,
    figures: [
      { value: formatNumber(index.size, t.locale), label: t('productsWord', { count: index.size }) },
      ...(offered.length > 0
        ? [
            {
              value: formatNumber(offered.length, t.locale),
              label: t(isSample ? 'independentMakers' : 'brandsWord', { count: offered.length }),
            },
          ]
        : []),
      { value: formatNumber(groups, t.locale), label: t('categoriesWord', { count: groups }) },
      { value: formatNumber(settings.returnDays, t.locale), label: t('daysToChange') },
    ],
    makers: offered
      .toSorted((a, b) => countOf(b.name) - countOf(a.name))
      .slice(0, MAKERS)
      .map(({ id, name, location, description }) => ({
        id,
        name,
        location,
        line: firstSentence(description),
        img: goods.find((product) => product.img !== '' && slug(product.brand.name) === slug(name))?.img ?? '',
        count: countOf(name),
        to: links.shop({ ...EMPTY_QUERY, brands: [slug(name)] }),
      })),
  }
}

function mosaicOf(goods: readonly CatalogueItem[]): string[] {
  const pictures = goods.flatMap(({ imageURLs }) => imageURLs.map(({ img }) => img))
  const found = MOSAIC.flatMap((part) => pictures.find((img) => img.includes(part)) ?? [])
  return found.length === MOSAIC.length ? found : []
}
