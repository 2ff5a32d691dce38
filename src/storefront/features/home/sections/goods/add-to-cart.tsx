/** The button of a large place: Add To Cart, or View Cart once the product is in the cart (spec 4.8). */
import { useHomeText } from '#storefront/texts/home.ts'
import { rich, unseen } from '#ui/rich.tsx'
import type { CatalogueItem, ProductChoice } from '#domain/catalogue/product/product.ts'
import { Check } from 'lucide-react'
import { Link } from '#ui/link.tsx'
import { links } from '../../../../links.ts'
import { addOrAsk } from '../../../../state/lists/cart-actions.ts'
import { useIsInCart } from '../../../../state/lists/store-hooks.ts'
import type { ButtonShape } from '#ui/button-classes.ts'
import { buttonClasses } from '#ui/button-classes.ts'
import { Button } from '#ui/button.tsx'

interface AddToCartProps extends ButtonShape {
  product: CatalogueItem
  choice?: ProductChoice
}

export function AddToCart({ product, choice, ...shape }: AddToCartProps) {
  const t = useHomeText()
  if (useIsInCart(product.id)) {
    return (
      <Link to={links.cart} className={buttonClasses(shape)}>
        <Check size={18} strokeWidth={1.75} aria-hidden />
        {rich(t('viewCartOf', { title: product.title }), unseen)}
      </Link>
    )
  }
  const className = shape.className ? `needs-script ${shape.className}` : 'needs-script'
  return (
    <Button
      {...shape}
      data-adds=""
      className={className}
      onClick={({ currentTarget }) => addOrAsk(product, choice, currentTarget)}
    >
      {rich(t('addToCartOf', { title: product.title }), unseen)}
    </Button>
  )
}
