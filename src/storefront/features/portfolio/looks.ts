/** The portfolio: looks and rooms, each a still life of ours with the products that stand in it. */
import type { KeyOf } from '#texts/text-pack.ts'
import { brandName } from '#domain/catalogue/product/brand-name.ts'
import type { CatalogueItem, ProductImage } from '#domain/catalogue/product/product.ts'
import { type Minor, sumOf } from '#domain/money/minor.ts'
import { slug } from '#domain/catalogue/slug.ts'
import { priceSpread } from '#domain/pricing/sale-price.ts'
import { links } from '../../links.ts'

interface LookRow {
  /** Name of the picture and of the mood. */
  name: string
  title: KeyOf<'pages'>
  line: KeyOf<'pages'>
  /** What the picture shows, for who does not see it. */
  alt: KeyOf<'pages'>
  /** Folder and beginning of the file name of each piece's photographs, in the order of the picture. */
  pieces: readonly string[]
}

const LOOKS: readonly LookRow[] = [
  {
    name: 'main',
    title: 'lookMain',
    line: 'lookMainLine',
    alt: 'lookMainAlt',
    pieces: ['handbag/cognac', 'perfume/', 'headphones/cream', 'halo-ring/emerald'],
  },
  {
    name: 'electronics',
    title: 'lookElectronics',
    line: 'lookElectronicsLine',
    alt: 'lookElectronicsAlt',
    pieces: ['portable-speaker/slate', 'headphones/cream', 'smart-watch/midnight', 'camera/tan'],
  },
  {
    name: 'fashion',
    title: 'lookFashion',
    line: 'lookFashionLine',
    alt: 'lookFashionAlt',
    pieces: ['cap/sand', 'handbag/forest', 'sneaker/white', 'sunglasses/tortoise'],
  },
  {
    name: 'beauty',
    title: 'lookBeauty',
    line: 'lookBeautyLine',
    alt: 'lookBeautyAlt',
    pieces: ['perfume/', 'lipstick/plum', 'face-serum/', 'face-cream/blush'],
  },
  {
    name: 'jewelry',
    title: 'lookJewelry',
    line: 'lookJewelryLine',
    alt: 'lookJewelryAlt',
    pieces: ['hoop-earrings/', 'halo-ring/emerald', 'wedding-bands/', 'pearl-strand/'],
  },
]

export interface LookPiece {
  id: string
  title: string
  brand: string
  /** The colour in the picture, where it matters. */
  color?: string
  img: string
  to: string
  product: Pick<CatalogueItem, 'price' | 'discount' | 'variants'>
}

export interface Look extends Omit<LookRow, 'pieces'> {
  pieces: LookPiece[]
  /** One of each piece. */
  total: Minor
}

/** Spec 2.13. Pieces are known by their photographs; a look that has lost more than half of them is left out. */
export function looks(items: readonly CatalogueItem[]): Look[] {
  return LOOKS.flatMap(({ pieces: folders, ...look }) => {
    const pieces = folders.flatMap((folder) => pieceOf(items, folder) ?? [])
    if (pieces.length * 2 < folders.length) return []
    return [{ ...look, pieces, total: sumOf(pieces.map(({ product }) => priceSpread(product).lowest.sale)) }]
  })
}

function pieceOf(items: readonly CatalogueItem[], folder: string): LookPiece | undefined {
  for (const item of items) {
    const { id, title, price, discount, variants, imageURLs } = item
    const image = imageURLs.find(({ img }) => img.includes(`/products/${folder}`))
    if (!image) continue
    const product = { price, discount, ...(variants && { variants }) }
    const to = links.product(id)
    const common = { id, title, brand: brandName(item), img: image.img, product }
    const color = namedColor(folder, image)
    return color === undefined ? { ...common, to } : { ...common, color, to: `${to}?color=${slug(color)}` }
  }
  return undefined
}

/** A folder alone says that the product's colour in the picture does not matter. */
function namedColor(folder: string, image: ProductImage): string | undefined {
  return folder.endsWith('/') ? undefined : image.color?.name
}
