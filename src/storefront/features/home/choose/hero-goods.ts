/** What stands in our own hero photographs and where, so that the goods in them can be bought. */
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { slug } from '#domain/catalogue/slug.ts'
import { links } from '../../../links.ts'

/** A place in a photograph, percent of its width and height from the upper left corner. */
export type Place = readonly [across: number, down: number]

/** One of the goods in a hero, in the pictured colour. */
export interface HeroPiece {
  id: string
  product: CatalogueItem
  /** The pictured colour's name; undefined where the product has none. */
  color: string | undefined
  to: string
  /** Where it stands in the wide photograph, and in the tall one. */
  wide: Place
  tall: Place
}

type Pictured = readonly [piece: string, wide: Place, tall: Place]

/** Folder and colour of each photographed piece and where a mark hides nothing of it, by mood. */
const PICTURED: Readonly<Record<string, readonly Pictured[]>> = {
  main: [
    ['handbag/cognac', [47, 43], [25, 57]],
    ['perfume/amber', [73, 53], [65.5, 66]],
    ['halo-ring/emerald', [47.5, 80.5], [20, 85]],
    ['headphones/cream', [90, 35], [86, 53]],
  ],
  electronics: [
    ['portable-speaker/slate', [48.5, 45], [20, 62]],
    ['smart-watch/midnight', [57.5, 80], [35, 83]],
    ['camera/tan', [90, 66], [86, 71]],
    ['headphones/cream', [64, 37], [43, 54]],
  ],
  fashion: [
    ['handbag/forest', [69, 43], [53, 58]],
    ['sneaker/white', [64, 74], [50, 80]],
    ['cap/sand', [47, 46], [25, 59]],
    ['sunglasses/tortoise', [90, 74], [88, 82]],
  ],
  beauty: [
    ['perfume/rose', [73, 40], [56, 56]],
    ['face-serum/frosted-rose', [88, 47], [79, 61]],
    ['face-cream/blush', [78, 77], [69, 82]],
    ['lipstick/plum', [54, 73], [24, 76]],
  ],
  jewelry: [
    ['hoop-earrings/gold', [50.5, 56], [26, 65]],
    ['wedding-bands/yellow-gold', [87.5, 42], [85, 54.5]],
    ['pearl-strand/ivory', [78, 76], [62, 83]],
    ['halo-ring/emerald', [72, 47], [57, 59]],
  ],
}

/** Pieces of a photograph that have to be for sale for it to stand for a shop. */
const FEWEST = 2

/** Whether our own photograph of the mood shows goods of this catalogue; above those of another owner it would promise what is not sold. */
export function isPictured(items: readonly CatalogueItem[], mood: string): boolean {
  return heroGoods(items, mood).length >= FEWEST
}

/** The very goods in the mood's photograph, in their colour; what the catalogue does not sell in that colour is left out. */
export function heroGoods(items: readonly CatalogueItem[], mood: string): HeroPiece[] {
  return (PICTURED[mood] ?? []).flatMap(([piece, wide, tall]) => {
    const start = `/media/products/${piece}-`
    const product = items.find(({ imageURLs }) => imageURLs.some(({ img }) => img.startsWith(start)))
    if (!product) return []
    const color = product.imageURLs.find(({ img }) => img.startsWith(start))?.color?.name
    const address = links.product(product.id)
    return [{ id: product.id, product, color, to: color ? `${address}?color=${slug(color)}` : address, wide, tall }]
  })
}
