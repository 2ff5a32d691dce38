/** Goods that can be had, below a list that has none; loaded when a list is empty, as most never are. */
import { useListsText } from '#storefront/texts/lists.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { isOutOfStock } from '#domain/catalogue/product/stock.ts'
import type { ReactNode } from 'react'
import { ProductShelf } from '../../goods/lists/product-shelf.tsx'
import { useLatePart } from '#ui/waking/late-part.ts'

export default function WorthALook({ products }: { products: readonly CatalogueItem[] }): ReactNode {
  const t = useListsText()
  return (
    <div {...useLatePart<HTMLDivElement>()} className="md:-mt-14">
      <ProductShelf title={t('worthALook')} products={products.filter((product) => !isOutOfStock(product))} />
    </div>
  )
}
