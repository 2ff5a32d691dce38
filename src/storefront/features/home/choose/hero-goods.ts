/** What stands in our own hero photographs, so that the goods in them can be bought. */
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { slug } from '#domain/catalogue/slug.ts'
import { links } from '../../../links.ts'

export interface HeroLink {
  title: string
  to: string
}

/** Folder and colour of each photographed piece, by mood. */
const PICTURED: Readonly<Record<string, readonly string[]>> = {
  main: ['handbag/cognac', 'perfume/amber', 'halo-ring/emerald', 'headphones/cream'],
  electronics: ['portable-speaker/slate', 'smart-watch/midnight', 'camera/tan', 'headphones/cream'],
  fashion: ['handbag/forest', 'sneaker/white', 'cap/sand', 'sunglasses/tortoise'],
  beauty: ['perfume/rose', 'face-serum/frosted-rose', 'face-cream/blush', 'lipstick/plum'],
  jewelry: ['hoop-earrings/gold', 'wedding-bands/yellow-gold', 'pearl-strand/ivory', 'halo-ring/emerald'],
}

/** Pieces of a photograph that have to be for sale for it to stand for a shop. */
const FEWEST = 2

/** Whether our own photograph of the mood shows goods of this catalogue; above those of another owner it would promise what is not sold. */
export function isPictured(items: readonly CatalogueItem[], mood: string): boolean {
  return heroGoods(items, mood).length >= FEWEST
}

/** Links to the very goods in the mood's photograph, in their colour; what the catalogue does not sell in that colour is left out. */
export function heroGoods(items: readonly CatalogueItem[], mood: string): HeroLink[] {
  return (PICTURED[mood] ?? []).flatMap((piece) => {
    const start = `/media/products/${piece}-`
    const product = items.find(({ imageURLs }) => imageURLs.some(({ img }) => img.startsWith(start)))
    if (!product) return []
    const color = product.imageURLs.find(({ img }) => img.startsWith(start))?.color?.name
    const address = links.product(product.id)
    return [{ title: product.title, to: color ? `${address}?color=${slug(color)}` : address }]
  })
}
