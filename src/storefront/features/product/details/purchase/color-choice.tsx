/** The colours of a product as pictures in a radio group (usability 22). */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { listOf } from './size-names.ts'
import { useProductText } from '#storefront/texts/product.ts'
import type { Product, ProductChoice } from '#domain/catalogue/product/product.ts'
import { productColors } from '#domain/catalogue/product/product-colors.ts'
import { availability } from '#domain/inventory/availability.ts'
import { colorNames, defaultChoice } from '#domain/inventory/choice.ts'
import { useId } from 'react'
import { Picture } from '#ui/pictures/picture.tsx'

interface ColorChoiceProps {
  product: Product
  choice: ProductChoice
  onChoose: (color: string) => void
}

export function ColorChoice({ product, choice, onChoose }: ColorChoiceProps) {
  const t = useProductText()
  const called = useGoodsName()
  const name = useId()
  const pictured = productColors(product)
  const colors = colorNames(product)
  const soldOut = colors.filter((color) => !availability(product, defaultChoice(product, { color })).buyable)
  if (colors.length === 0) return null
  return (
    <fieldset className="mt-5">
      <legend>
        <span className="font-bold">{t('colour')}</span>{' '}
        <span className="ms-1 text-ink-2">{called(choice.color ?? '')}</span>
      </legend>
      <div className="mt-2.5 flex flex-wrap gap-2.5">
        {colors.map((color) => {
          const swatch = pictured.find((candidate) => candidate.name === color && candidate.img !== '')
          return (
            <label key={color} title={called(color)} className="color-option">
              <input
                type="radio"
                name={name}
                value={color}
                checked={color === choice.color}
                onChange={() => onChoose(color)}
                aria-label={soldOut.includes(color) ? t('colorOutOfStock', { color: called(color) }) : called(color)}
                className="option-input"
              />
              {swatch ? (
                <Picture src={swatch.img} name={color} alt="" sizes="68px" eager />
              ) : (
                <span className="color-word">{called(color)}</span>
              )}
              {soldOut.includes(color) && <span aria-hidden="true" className="struck" />}
            </label>
          )
        })}
      </div>
      {soldOut.length > 0 && soldOut.length < colors.length && (
        <p className="mt-2 text-14 text-ink-2">
          {t('colorsSoldOut', { count: soldOut.length, names: listOf(soldOut.map(called), t.locale) })}
        </p>
      )}
    </fieldset>
  )
}
