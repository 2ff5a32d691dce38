/** The colour that a card shows: the one its list is filtered by, else the default one, until a dot is chosen; it travels to the cart and the details page. */
import type { CatalogueItem, ProductChoice } from '#domain/catalogue/product/product.ts'
import { imagesForColor, productColors, secondImage } from '#domain/catalogue/product/product-colors.ts'
import { slug } from '#domain/catalogue/slug.ts'
import { colorNames, defaultChoice } from '#domain/inventory/choice.ts'
import { useState } from 'react'
import { links } from '../../links.ts'

/** @param filter slug of the colour that the list is filtered by. */
export function useCardColor(product: CatalogueItem, filter: string | undefined) {
  const [pick, setPick] = useState<{ product: string; filter: string | undefined; color: string }>()
  const colors = productColors(product)
  // A card may come to show another product, or be asked for another colour.
  const isPicked = pick?.product === product.id && pick.filter === filter
  const filtered = filter === undefined ? undefined : colorNames(product).find((name) => slug(name) === filter)
  const chosen = isPicked ? pick.color : filtered
  const color = chosen ?? defaultChoice(product).color
  const pictures = imagesForColor(product, color)
  const choice: ProductChoice | undefined = chosen === undefined ? undefined : defaultChoice(product, { color: chosen })
  return {
    colors,
    color,
    setColor: (name: string) => setPick({ product: product.id, filter, color: name }),
    choice,
    picture: pictures[0] ?? product.img,
    secondPicture: secondImage(product, color),
    address: links.product(product.id, chosen),
  }
}
