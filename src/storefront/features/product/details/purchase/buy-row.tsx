/** Quantity, Add To Cart, wishlist, compare and Buy Now. */
import { useProductText } from '#storefront/texts/product.ts'
import type { Product } from '#domain/catalogue/product/product.ts'
import { isOutOfStock } from '#domain/catalogue/product/stock.ts'
import type { RefObject } from 'react'
import { Button } from '#ui/button.tsx'
import { Stepper } from '#ui/fields/stepper.tsx'
import { CompareButton, WishlistButton } from '../../../../goods/card/list-buttons.tsx'
import { AddedNotice } from './added-notice.tsx'
import type { Purchase } from './use-purchase.ts'

interface BuyRowProps {
  product: Product
  purchase: Purchase
  /** The main button: a phone's bar appears while it is out of sight. */
  buttonRef?: RefObject<HTMLDivElement | null>
}

export function BuyRow({ product, purchase, buttonRef }: BuyRowProps) {
  const t = useProductText()
  const { buyable, sizeMissing } = purchase
  const { color } = purchase.choice
  // Whatever is chosen, none of it can be had: what is left is to remember it.
  if (isOutOfStock(product)) {
    return (
      <div className="needs-script mt-5 flex items-center gap-2">
        <WishlistButton product={product} color={color} look="outline" />
        <CompareButton product={product} color={color} look="outline" />
        <p className="ms-2 text-14 text-ink-2">{t('keepItOnYourWishlist')}</p>
      </div>
    )
  }
  return (
    <>
      <noscript>
        <p className="mt-5 rounded-field bg-sand p-4 text-14">{t('theCartAndTheLists')}</p>
      </noscript>
      <div className="buy-row needs-script">
        <Stepper value={purchase.quantity} onIncrease={purchase.increase} onDecrease={purchase.decrease} />
        <div ref={buttonRef} className="buy-row-main">
          {/* Pressing it while sold out is answered in the specification's words, so it is never dead. */}
          <Button
            data-adds=""
            data-repeat=""
            wide
            look={buyable ? 'filled' : 'quiet'}
            onClick={() => void purchase.addToCart()}
          >
            {sizeMissing ? t('chooseASize') : t('addToCart')}
          </Button>
        </div>
        <WishlistButton product={product} color={color} look="outline" />
        <CompareButton product={product} color={color} look="outline" />
        <div className="buy-row-now">
          <Button look={buyable ? 'outline' : 'quiet'} onClick={() => void purchase.buyNow()}>
            {t('buyNow')}
          </Button>
          {purchase.added && <AddedNotice product={product} added={purchase.added} />}
        </div>
      </div>
    </>
  )
}
