/** The button of a card or a list row: Add To Cart, View Cart once it is in the cart, or dead when out of stock. */
import { useFrameText } from '#storefront/texts/frame.ts'
import type { CatalogueItem, ProductChoice } from '#domain/catalogue/product/product.ts'
import { availability } from '#domain/inventory/availability.ts'
import { defaultChoice } from '#domain/inventory/choice.ts'
import { Check } from 'lucide-react'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { useIsInCart } from '../../state/lists/store-hooks.ts'
import { addOrAsk } from '../../state/lists/cart-actions.ts'
import { buttonClasses } from '#ui/button-classes.ts'
import { Button } from '#ui/button.tsx'

const VIEW_CART = buttonClasses({ look: 'outline', size: 'small', wide: true })
const CHECK = <Check size={18} strokeWidth={1.75} aria-hidden />

interface CardCartButtonProps {
  product: CatalogueItem
  /** The colour that the card shows; absent means the first choice that can be bought. */
  choice?: ProductChoice | undefined
}

export function CardCartButton({ product, choice }: CardCartButtonProps) {
  const t = useFrameText()
  const inCart = useIsInCart(product.id)
  if (inCart) {
    return (
      <Link to={links.cart} aria-label={t('viewCartTitle', { title: product.title })} className={VIEW_CART}>
        {CHECK}
        {t('viewCart')}
      </Link>
    )
  }
  if (!availability(product, choice && defaultChoice(product, choice)).buyable) {
    return (
      <Button look="outline" size="small" wide disabled className="needs-script">
        {t('outOfStock')}
      </Button>
    )
  }
  return (
    <Button
      data-adds=""
      aria-label={t('addToCartTitle', { title: product.title })}
      look="quiet"
      size="small"
      wide
      className="needs-script"
      onClick={({ currentTarget }) => addOrAsk(product, { color: choice?.color }, currentTarget)}
    >
      {t('addToCart')}
    </Button>
  )
}
