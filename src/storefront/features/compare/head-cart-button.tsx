/** The small cart button of the compact head; out of the tab order, because the table's row has the same for everybody. */
import { useSavedText } from '#storefront/texts/saved.ts'
import type { KeptProduct } from '#domain/cart/cart-line.ts'
import { isOutOfStock } from '#domain/catalogue/product/stock.ts'
import { Check, ShoppingBag } from 'lucide-react'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { addOrAsk } from '../../state/lists/cart-actions.ts'
import { useIsInCart } from '../../state/lists/store-hooks.ts'
import { IconButton, iconButtonClasses } from '#ui/icon-button.tsx'

const ICON = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const

export function HeadCartButton({ product }: { product: KeptProduct }) {
  const t = useSavedText()
  const inCart = useIsInCart(product.id)
  if (inCart) {
    return (
      <Link to={links.cart} tabIndex={-1} title={t('viewCart')} className={iconButtonClasses('plain', 'max-xl:hidden')}>
        <Check {...ICON} />
      </Link>
    )
  }
  if (product.unavailable || isOutOfStock(product)) return null
  return (
    <IconButton
      data-adds=""
      label={t('addToCart2')}
      icon={<ShoppingBag {...ICON} />}
      tabIndex={-1}
      className="max-xl:hidden"
      onClick={({ currentTarget }) => addOrAsk(product, product.selected, currentTarget)}
    />
  )
}
