/** Owns which pictures stand for the categories of a home: their own, or one of their goods where that would repeat what stands beside it. */
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { isOutOfStock } from '#domain/catalogue/product/stock.ts'
import type { CategoryDoor } from '../home.ts'
import type { ShownGoods } from './shown-goods.ts'
import { bySales } from './top-of.ts'

/** The product that a picture shows. */
export function picturedItem(items: readonly CatalogueItem[], img: string): CatalogueItem | undefined {
  if (img === '') return undefined
  return items.find((item) => item.img === img || item.imageURLs.some((image) => image.img === img))
}

/**
 * The doors with pictures of goods that may stand there, and says so to `goods`: a picture that repeats too much gives way to that of the
 * category's least shown product, then its best seller; where none is left it stays, and so do pictures of no product.
 */
export function pictureDoors(
  doors: readonly CategoryDoor[],
  items: readonly CatalogueItem[],
  goods: ShownGoods,
): CategoryDoor[] {
  return doors.map((door) => {
    const own = picturedItem(items, door.img)
    if (!own) return door
    const others = goods
      .free('categories', items)
      .filter((item) => item.parent === door.title && item.img !== '' && !isOutOfStock(item))
      .toSorted((a, b) => goods.times(a.id) - goods.times(b.id) || bySales(a, b))
    const [shown] = goods.free('categories', [own]).length > 0 ? [own] : others
    if (!shown) return door
    goods.show('categories', [shown])
    return shown === own ? door : { ...door, img: shown.img }
  })
}
