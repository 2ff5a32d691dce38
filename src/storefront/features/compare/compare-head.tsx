/** The compact head of a comparison: small picture, title, price and button under the page's header. For eyes and pointers: the table has the same for all. */
import type { KeptProduct } from '#domain/cart/cart-line.ts'
import { pictureOf } from '#domain/catalogue/product/product-colors.ts'
import type { Ref } from 'react'
import { Picture } from '#ui/pictures/picture.tsx'
import { Price } from '../../goods/card/price.tsx'
import { HeadCartButton } from './head-cart-button.tsx'
import { COLUMNS_WIDTH, columnsStyle, freePlaces, LABEL_WIDTH } from './compare-columns.ts'

interface CompareHeadProps {
  ref: Ref<HTMLDivElement>
  products: readonly KeptProduct[]
  visible: boolean
}

export function CompareHead({ ref, products, visible }: CompareHeadProps) {
  return (
    <div aria-hidden="true" className="sticky top-15 z-10 h-0">
      <div
        ref={ref}
        className={`relative overflow-hidden border-b border-line bg-paper transition-opacity ${visible ? '' : 'invisible opacity-0'}`}
      >
        <div className={`flex ${COLUMNS_WIDTH}`} style={columnsStyle(products.length)}>
          <span className={`shrink-0 ${LABEL_WIDTH}`} />
          {products.map((product) => (
            <div key={product.id} className="flex min-w-0 flex-1 items-center gap-3 py-2.5 ps-2.5 md:ps-6">
              <Picture
                src={pictureOf(product, product.selected?.color)}
                name={product.title}
                alt=""
                sizes="48px"
                className="size-12 shrink-0 rounded-field max-md:hidden"
              />
              <div className="min-w-0 grow">
                <p dir="auto" className="truncate text-14 font-medium">
                  {product.title}
                </p>
                <Price product={product} size="small" />
              </div>
              <HeadCartButton product={product} />
            </div>
          ))}
          {Array.from({ length: freePlaces(products.length) }, (_, place) => (
            <span key={place} className={`flex-1 ps-2.5 md:ps-6 ${place > 0 ? 'max-md:hidden' : ''}`} />
          ))}
        </div>
      </div>
    </div>
  )
}
