/** The colour that a card shows: the default one until a dot is chosen; it travels to the cart and the details page. */
import type { CatalogueItem, ProductChoice } from '#domain/catalogue/product.ts'
import { imagesForColor, productColors } from '#domain/catalogue/product-colors.ts'
import { slug } from '#domain/catalogue/slug.ts'
import { defaultChoice } from '#domain/inventory/choice.ts'
import { useState } from 'react'
import { links } from '../../links.ts'

export function useCardColor(product: CatalogueItem) {
  const [pick, setPick] = useState<{ id: string; color: string }>()
  // A card may come to show another product.
  const chosen = pick?.id === product.id ? pick.color : undefined
  const colors = productColors(product)
  const color = chosen ?? defaultChoice(product).color
  const pictures = imagesForColor(product, color)
  const choice: ProductChoice | undefined = chosen === undefined ? undefined : defaultChoice(product, { color: chosen })
  return {
    colors,
    color,
    setColor: (name: string) => setPick({ id: product.id, color: name }),
    choice,
    picture: pictures[0] ?? product.img,
    secondPicture: pictures[1] ?? product.imageURLs.find(({ img }) => img !== pictures[0])?.img,
    address: chosen ? `${links.product(product.id)}?color=${slug(chosen)}` : links.product(product.id),
  }
}
