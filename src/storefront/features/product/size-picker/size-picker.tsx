/** The sizes of a product that is to go into the cart: in its tile, on phones a sheet from below; one press more adds (spec 4.7). */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { useProductText } from '#storefront/texts/product.ts'
import { availability } from '#domain/inventory/availability.ts'
import { choiceOptions } from '#domain/inventory/choice.ts'
import { X } from 'lucide-react'
import { type CSSProperties, useRef, useState } from 'react'
import { links } from '../../../links.ts'
import { addProductToCart } from '../../../state/lists/cart-actions.ts'
import { closeOverlay, type SizeQuestion } from '../../../state/overlay-store.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Link } from '#ui/link.tsx'
import { useModal } from '#ui/windows/use-modal.ts'
import { sharedPrefix, soldOutSentence } from '../details/purchase/size-names.ts'
import './size-picker.css'

/** Characters that a button of the grid holds. */
const SHORT = 5

const close = () => closeOverlay('sizes')

export default function SizePicker({ product, choice, opener }: SizeQuestion) {
  const t = useProductText()
  const modal = useModal({ open: true, onClose: close, backCloses: true })
  const [place] = useState(() => placeOf(opener))
  const adding = useRef(false)
  const called = useGoodsName()
  const sizes = choiceOptions(product, choice).sizes.map((one) => ({ ...one, name: called(one.value) }))
  const prefix = sharedPrefix(sizes.map(({ name }) => name))
  const isLong = sizes.some(({ name }) => name.length - prefix.length > SHORT)
  const soldOut = sizes.filter(({ buyable }) => !buyable).map(({ name }) => name)

  async function add(size: string) {
    // Two presses within one frame are one.
    if (adding.current) return
    adding.current = true
    const around = opener.parentElement
    await addProductToCart(product, 1, { ...choice, size })
    close()
    // The pressed button has become View Cart: the focus goes there once the sizes have closed.
    requestAnimationFrame(() => around?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true }))
  }

  return (
    <dialog
      {...modal}
      aria-label={t('chooseASizeOfTitle', { title: product.title })}
      className="modal size-sheet"
      style={place}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 pt-2">
          <h2 className="font-bold">{t('chooseASize')}</h2>
          <p dir="auto" className="truncate text-14 text-ink-2">
            {[product.title, choice.color && called(choice.color)].filter(Boolean).join(', ')}
          </p>
        </div>
        <IconButton
          label={t('closeSizes')}
          className="-me-2"
          icon={<X size={20} strokeWidth={1.5} aria-hidden="true" />}
          onClick={close}
        />
      </div>
      <ul aria-label={t('sizes')} className="size-sheet-options" data-long={isLong || undefined}>
        {sizes.map(({ value, name, buyable }) => {
          const { low, quantity } = availability(product, { ...choice, size: value })
          const few = low && product.variants !== undefined
          return (
            <li key={value}>
              <button
                type="button"
                disabled={!buyable}
                aria-label={
                  buyable
                    ? `${name}${few ? t('onlyQuantityLeft2', { quantity }) : ''}`
                    : t('valueSoldOut', { value: name })
                }
                onClick={() => void add(value)}
              >
                {name.slice(prefix.length)}
              </button>
            </li>
          )
        })}
      </ul>
      <p className="mt-2 text-14 text-ink-2">
        {soldOut.length > 0
          ? soldOutSentence(soldOut, prefix, choice.color && called(choice.color), t)
          : t('onePressAddsItTo')}
      </p>
      <Link to={links.product(product.id, choice.color)} className="link-text relative mt-1 hit inline-block text-14">
        {t('sizeGuideAndDetails')}
      </Link>
    </dialog>
  )
}

/** Where it stands on a wide screen: over the lower part of the card's tile, else above the pressed control. */
function placeOf(opener: HTMLElement): CSSProperties {
  const tile = opener.closest('.product-card')?.querySelector('.card-tile')
  const box = (tile ?? opener).getBoundingClientRect()
  const bottom = tile ? box.bottom : box.top - 8
  return {
    '--left': `${box.left}px`,
    '--bottom': `${bottom}px`,
    '--width': `${tile ? box.width : 0}px`,
  } as CSSProperties
}
