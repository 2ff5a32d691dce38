/** What a brand shows of itself among a few: pictures of its goods, where it is at home, and a line about it. */
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { slug } from '#domain/catalogue/slug.ts'
import { firstSentence } from '#domain/shop/sentences.ts'

/** Pictures of a portrait: a large one and two beside it. */
const PICTURES = 3

export interface BrandPortrait {
  location: string
  /** First sentence of the brand's description. */
  line: string
  /** Addresses; the first is the large one. */
  pictures: string[]
}

/** By the brand's slug; of a large catalogue, from the goods that its homes show. @param type slug of a product type that the goods must have */
export async function brandPortraits(
  { brands, showcase }: Pick<CatalogueSource, 'brands' | 'showcase'>,
  slugs: readonly string[],
  type?: string,
): Promise<Record<string, BrandPortrait>> {
  const goods = (await showcase()).filter(({ productType }) => type === undefined || slug(productType) === type)
  const known = new Map(brands.map((brand) => [slug(brand.name), brand]))
  return Object.fromEntries(
    slugs.map((name) => [
      name,
      {
        location: known.get(name)?.location ?? '',
        line: firstSentence(known.get(name)?.description ?? ''),
        pictures: picturesOf(goods.filter(({ brand }) => slug(brand.name) === name)),
      },
    ]),
  )
}

/** One of each product first, then further ones; none twice. */
function picturesOf(goods: readonly CatalogueItem[]): string[] {
  const first = goods.map(({ img }) => img)
  const others = goods.flatMap(({ imageURLs }) => imageURLs.map(({ img }) => img))
  return [...new Set([...first, ...others])].filter((img) => img !== '').slice(0, PICTURES)
}
