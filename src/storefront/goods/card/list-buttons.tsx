/** The wishlist, compare and quick-view buttons of a product; pressed states come from the browser stores. */
import { useFrameText } from '#storefront/texts/frame.ts'
import type { KeptProduct } from '#domain/cart/cart-line.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { Eye, Heart, Scale } from 'lucide-react'
import { openQuickView } from '../../state/overlay-store.ts'
import { useInCompare, useInWishlist } from '../../state/lists/store-hooks.ts'
import { toggleCompare, toggleWishlist } from '../../state/lists/list-actions.ts'
import { IconButton, type IconButtonLook } from '#ui/icon-button.tsx'

interface ListButtonProps {
  product: CatalogueItem
  /** Name of the colour that is shown: it is kept with the product. Absent means the first that can be bought. */
  color?: string | undefined
  look?: IconButtonLook
  className?: string
}

// Elements that never change are made once: a catalogue page shows dozens of them.
const STROKE = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const
const HEART = <Heart {...STROKE} />
const FULL_HEART = <Heart {...STROKE} className="animate-pop fill-sale text-sale" />
const SCALE = <Scale {...STROKE} />
const CHOSEN_SCALE = <Scale {...STROKE} strokeWidth={2.25} className="animate-pop text-accent" />
const EYE = <Eye {...STROKE} />

function inColor(product: CatalogueItem, color: string | undefined): KeptProduct {
  return color === undefined ? product : { ...product, selected: { color } }
}

export function WishlistButton({ product, color, ...rest }: ListButtonProps) {
  const t = useFrameText()
  const active = useInWishlist(product.id)
  return (
    <IconButton
      {...rest}
      label={t('addToWishlistTitle', { title: product.title })}
      pressed={active}
      onClick={() => void toggleWishlist(inColor(product, color))}
      icon={active ? FULL_HEART : HEART}
    />
  )
}

export function CompareButton({ product, color, ...rest }: ListButtonProps) {
  const t = useFrameText()

  const active = useInCompare(product.id)
  return (
    <IconButton
      {...rest}
      label={t('addToCompareTitle', { title: product.title })}
      pressed={active}
      onClick={() => void toggleCompare(inColor(product, color))}
      icon={active ? CHOSEN_SCALE : SCALE}
    />
  )
}

export function QuickViewButton({ product, color, ...rest }: ListButtonProps) {
  const t = useFrameText()

  return (
    <IconButton
      {...rest}
      label={t('quickViewTitle', { title: product.title })}
      onClick={() => openQuickView({ productId: product.id, product, color })}
      icon={EYE}
    />
  )
}
