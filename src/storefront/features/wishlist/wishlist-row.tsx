/** One product of the wishlist on one line: picture, title, price, availability, Add To Cart, Remove. */
import { GoodsName } from '#storefront/state/goods-names.ts'
import { useSavedText } from '#storefront/texts/saved.ts'
import { rich, unseen } from '#ui/rich.tsx'
import { brandName } from '#domain/catalogue/product/brand-name.ts'
import type { KeptProduct } from '#domain/cart/cart-line.ts'
import { imagesForColor } from '#domain/catalogue/product/product-colors.ts'
import { defaultChoice, openChoice } from '#domain/inventory/choice.ts'
import { X } from 'lucide-react'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { useChoiceText } from '../../goods/card/choice-text.ts'
import { CardCartButton } from '../../goods/card/card-cart-button.tsx'
import { Price } from '../../goods/card/price.tsx'
import { focusNode } from '../../goods/lists/focus-node.ts'
import { PictureLink } from '../../goods/lists/picture-link.tsx'
import { AvailabilityText } from './availability-text.tsx'

interface WishlistRowProps {
  product: KeptProduct
  /** It has just come back: its title takes the focus. */
  focused: boolean
  onRemove: () => void
}

export function WishlistRow({ product, focused, onRemove }: WishlistRowProps) {
  const t = useSavedText()
  const choiceText = useChoiceText()
  const choice = defaultChoice(product, { color: product.selected?.color })
  const address = links.product(product.id, product.selected?.color)
  const words = choiceText(openChoice(product, { color: product.selected?.color }))
  const gone = product.unavailable === true
  return (
    <tr className="border-t border-line first:border-t-0 max-lg:grid max-lg:grid-cols-[6.5rem_minmax(0,1fr)_auto] max-lg:gap-x-3.5 max-lg:py-4.5">
      <td className="w-41 py-5 max-lg:row-span-3 max-lg:w-auto max-lg:p-0">
        <PictureLink to={gone ? null : address}>
          <Picture
            src={imagesForColor(product, choice.color)[0] ?? product.img}
            name={product.title}
            alt=""
            sizes="(width >= 992px) 136px, 104px"
            className={`w-26 rounded-tile lg:w-34 ${gone ? 'opacity-55' : ''}`}
          />
        </PictureLink>
      </td>
      <th scope="row" className="py-5 pe-6 text-start font-normal max-lg:col-span-2 max-lg:p-0">
        <p dir="auto" className="text-14 text-ink-2">
          <GoodsName name={brandName(product)} />
        </p>
        {gone ? (
          <span dir="auto" className="text-18 font-medium text-ink-2">
            {product.title}
          </span>
        ) : (
          <Link
            dir="auto"
            to={address}
            ref={focused ? focusNode : undefined}
            className="relative hit inline-block min-h-6 text-18 font-medium hover:underline"
          >
            {product.title}
          </Link>
        )}
        {words && <p className="text-14 text-ink-2">{words}</p>}
      </th>
      <td className="w-44 py-5 pe-4 max-lg:col-span-2 max-lg:w-auto max-lg:p-0 max-lg:pt-1.5">
        {!gone && <Price product={product} />}
      </td>
      <td className="w-44 py-5 pe-4 max-lg:col-span-2 max-lg:w-auto max-lg:p-0 max-lg:pt-1.5">
        <AvailabilityText product={product} />
      </td>
      <td className="w-50 py-5 max-lg:col-start-2 max-lg:w-full max-lg:max-w-75 max-lg:p-0 max-lg:pt-3">
        {!gone && <CardCartButton product={product} choice={choice} />}
      </td>
      <td className="w-34 py-5 text-end max-lg:w-auto max-lg:self-center max-lg:p-0 max-lg:pt-3">
        <button
          type="button"
          className="relative inline-flex min-h-11 items-center gap-1.5 text-ink-2 enabled-hover:text-ink"
          onClick={onRemove}
        >
          <X size={18} strokeWidth={1.5} aria-hidden />
          {rich(t('removeOne', { title: product.title }), unseen)}
        </button>
      </td>
    </tr>
  )
}
