/** The sizes of a product as buttons in a radio group; sold-out ones are struck and explained in words (usability 22). */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { useProductText } from '#storefront/texts/product.ts'
import { asSentence } from '#domain/shop/sentences.ts'
import type { Product, ProductChoice } from '#domain/catalogue/product/product.ts'
import { availability } from '#domain/inventory/availability.ts'
import { choiceOptions } from '#domain/inventory/choice.ts'
import type { SizeGuide } from '#domain/shop/size-guides.ts'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { sharedPrefix, soldOutSentence } from './size-names.ts'

const SizeGuideDialog = lazy(() => import('./size-guide-dialog.tsx'))

/** Characters that a button of the narrowest grid holds. */
const SHORT = 4

interface SizeChoiceProps {
  product: Product
  choice: ProductChoice
  onChoose: (size: string) => void
  guide?: SizeGuide | undefined
  /** Times that a button was pressed without a size: each leads here. */
  asked: number
}

export function SizeChoice({ product, choice, onChoose, guide, asked }: SizeChoiceProps) {
  const t = useProductText()
  const name = useId()
  const [guideShown, setGuideShown] = useState<boolean>()
  const options = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (asked === 0) return
    options.current?.scrollIntoView({ block: 'nearest' })
    options.current?.querySelector<HTMLInputElement>('input:enabled')?.focus({ preventScroll: true })
  }, [asked])
  const called = useGoodsName()
  const sizes = choiceOptions(product, choice).sizes.map((one) => ({ ...one, name: called(one.value) }))
  if (sizes.length === 0) return null
  const prefix = sharedPrefix(sizes.map((one) => one.name))
  const isLong = ({ name: said }: { name: string }) => said.length - prefix.length > SHORT
  const soldOut = sizes.filter(({ buyable }) => !buyable).map((one) => one.name)
  // Of a product that is sold out as a whole nothing needs to be said by size.
  const some = soldOut.length < sizes.length
  const { quantity, ...stock } = availability(product, choice)
  const low = stock.low && choice.size !== undefined
  return (
    <fieldset ref={options} className="relative mt-5 scroll-my-28">
      {/* Floating, it is a line of the box like any other, and the guide's place is measured from its top. */}
      <legend className="float-start mb-2.5">
        <span className="font-bold">{t('size')}</span>{' '}
        <span className="ms-1 text-ink-2">{choice.size === undefined ? t('chooseOne') : called(choice.size)}</span>
      </legend>
      {guide && (
        <button
          type="button"
          onClick={() => setGuideShown(true)}
          className="needs-script hit link-rule absolute inset-e-0 top-0 text-14"
        >
          {t('sizeGuide')}
        </button>
      )}
      <div className="size-options clear-both" data-long={sizes.some(isLong) || undefined}>
        {sizes.map(({ value, name: said, buyable, chosen }) => (
          <label key={value} className="size-option">
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen}
              disabled={some && !buyable}
              onChange={() => onChoose(value)}
              aria-label={buyable ? said : t('valueSoldOut', { value: said })}
              className="option-input"
            />
            <span aria-hidden="true">{said.slice(prefix.length)}</span>
            {!buyable && <span aria-hidden="true" className="struck" />}
          </label>
        ))}
      </div>
      {asked > 0 && (
        <p key={asked} role="alert" className="mt-2 text-14 font-bold text-sale">
          {t('chooseASizeFirst')}
        </p>
      )}
      {some && (soldOut.length > 0 || low) && (
        <p className="mt-2 min-h-5 text-14 text-ink-2">
          {soldOutSentence(soldOut, prefix, choice.color && called(choice.color), t)}
          {low && (
            <>
              {' '}
              <span className="font-bold text-sale">{t('onlyQuantityLeft', { quantity })}</span>{' '}
              {asSentence(t('inSize', { size: called(choice.size ?? '') }))}
            </>
          )}
        </p>
      )}
      {guide && guideShown !== undefined && (
        <Suspense>
          <SizeGuideDialog guide={guide} open={guideShown} onClose={() => setGuideShown(false)} />
        </Suspense>
      )}
    </fieldset>
  )
}
