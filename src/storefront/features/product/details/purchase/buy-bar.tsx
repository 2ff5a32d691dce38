/** The bar at the bottom of a phone: what is chosen, or was just added, and Add To Cart, while the main button is out of sight (usability 23). */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { useFrameText } from '#storefront/texts/frame.ts'
import { useProductText } from '#storefront/texts/product.ts'
import type { Product } from '#domain/catalogue/product/product.ts'
import { imagesForColor } from '#domain/catalogue/product/product-colors.ts'
import { useMoney } from '#storefront/state/page-money.ts'
import { priceOf } from '#domain/pricing/sale-price.ts'
import { ShoppingBag } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { links } from '../../../../links.ts'
import { pressCart } from '../../../../state/press.ts'
import { useCartQuantity } from '../../../../state/lists/store-hooks.ts'
import { CountBadge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { iconButtonClasses } from '#ui/icon-button.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { choiceWords } from './choice-words.ts'
import type { Purchase } from './use-purchase.ts'

/** What lies below the header or the lower bar is not seen. */
const BETWEEN_BARS = '-56px 0px'
/** The part of the main button that can be pressed well. */
const SEEN = 0.6

interface BuyBarProps {
  product: Product
  purchase: Purchase
  buttonRef: RefObject<HTMLDivElement | null>
}

export function BuyBar({ product, purchase, buttonRef }: BuyBarProps) {
  const t = useProductText()
  const called = useGoodsName()
  const frame = useFrameText()
  const { format } = useMoney()
  const [shown, setShown] = useState(false)
  const { choice } = purchase
  const pieces = useCartQuantity()

  // It takes the place of the header's entries (bottom-bar.css).
  useEffect(() => {
    const page = document.documentElement
    page.dataset['buyBar'] = shown ? 'shown' : ''
    return () => void delete page.dataset['buyBar']
  }, [shown])

  useEffect(() => {
    const button = buttonRef.current
    if (!button) return
    const observer = new IntersectionObserver(
      ([entry]) => setShown(entry !== undefined && entry.intersectionRatio < SEEN),
      { rootMargin: BETWEEN_BARS, threshold: [0, SEEN] },
    )
    observer.observe(button)
    return () => observer.disconnect()
  }, [buttonRef])

  return (
    <div className="buy-bar needs-script" inert={!shown} data-shown={shown ? '' : undefined}>
      <Picture
        src={imagesForColor(product, choice.color)[0] ?? product.img}
        name={product.title}
        alt=""
        sizes="44px"
        className="w-11 shrink-0 rounded-field max-[359px]:hidden"
      />
      <p className="min-w-0 flex-1">
        {purchase.added?.choice === choice ? (
          <>
            <span className="block truncate font-bold">{t('inTheCart', { quantity: purchase.added.quantity })}</span>
            <Link to={links.cart} className="hit link-text relative text-14 leading-5">
              {t('viewCart')}
            </Link>
          </>
        ) : (
          <>
            <span className="block font-bold">{format(priceOf(product, choice).sale)}</span>
            <span dir="auto" className="block truncate text-14 text-ink-2">
              {choiceWords(choice, called) || product.title}
            </span>
          </>
        )}
      </p>
      <Button
        data-adds=""
        data-repeat=""
        size="small"
        look={purchase.buyable ? 'filled' : 'quiet'}
        onClick={() => void purchase.addToCart()}
      >
        {purchase.sizeMissing ? t('chooseASize') : t('addToCart')}
        <span className="sr-only"> {product.title}</span>
      </Button>
      <Link
        to={links.cart}
        onClick={pressCart}
        aria-label={pieces > 0 ? frame('countedName', { name: t('cart'), count: pieces }) : t('cart')}
        data-sign="cart"
        title={t('cart')}
        className={iconButtonClasses('plain', 'relative -mx-1.5')}
      >
        <ShoppingBag size={22} strokeWidth={1.5} aria-hidden="true" />
        {pieces > 0 && <CountBadge count={pieces} className="tool-count" />}
      </Link>
    </div>
  )
}
