/** Colour and size of a cart line in words, and the fields that change them in the row (spec 4.7). */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { rich, unseen } from '#ui/rich.tsx'
import { useCartText } from '#storefront/texts/cart.ts'
import { type CartLine, lineChoice } from '#domain/cart/cart-line.ts'
import type { ProductChoice } from '#domain/catalogue/product/product.ts'
import { type ChoiceOption, choiceOptions } from '#domain/inventory/choice.ts'
import { useId } from 'react'
import { SelectArrow } from '#ui/fields/select.tsx'
import { useChoiceText } from '../../goods/card/choice-text.ts'

export type ChoiceField = 'color' | 'size'

interface LineChoiceProps {
  line: CartLine
  open: boolean
  /** The field that takes the focus: the row is a new one after each change. */
  focus: ChoiceField | undefined
  onToggle: () => void
  onChange: (field: ChoiceField, choice: ProductChoice) => void
}

export function LineChoice({ line, open, focus, onToggle, onChange }: LineChoiceProps) {
  const t = useCartText()
  const choiceText = useChoiceText()
  const fields = useId()
  const choice = lineChoice(line)
  const { colors, sizes } = choiceOptions(line, choice)
  const changeable = !line.unavailable && (colors.length > 1 || sizes.length > 1)
  const words = choiceText(choice)
  if (!words && !changeable) return null
  return (
    <>
      <p className="mt-1 text-14 text-ink-2">
        {words}
        {changeable && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? fields : undefined}
            className="relative ms-2 hit min-h-6 link-text text-ink"
            onClick={onToggle}
          >
            {rich(t(open ? 'doneChoosing' : 'changeChoice', { title: line.title }), unseen)}
          </button>
        )}
      </p>
      {open && (
        <div id={fields} className="mt-3 flex flex-wrap gap-2 md:gap-3">
          {colors.length > 1 && (
            <ChoiceSelect
              label={t('colour')}
              options={colors}
              focused={focus === 'color'}
              onChoose={(color) => onChange('color', { ...choice, color })}
            />
          )}
          {sizes.length > 1 && (
            <ChoiceSelect
              label={t('size')}
              options={sizes}
              focused={focus === 'size'}
              onChoose={(size) => onChange('size', { ...choice, size })}
            />
          )}
        </div>
      )}
    </>
  )
}

interface ChoiceSelectProps {
  label: string
  options: readonly ChoiceOption[]
  focused: boolean
  onChoose: (value: string) => void
}

// The `Select` of ui cannot switch single options off.
function ChoiceSelect({ label, options, focused, onChoose }: ChoiceSelectProps) {
  const t = useCartText()
  const called = useGoodsName()
  const field = useId()
  const chosen = options.find((option) => option.chosen)?.value
  return (
    <span className="grid gap-1">
      <label htmlFor={field} className="text-14 text-ink-2">
        {label}
      </label>
      <span className="relative">
        <select
          id={field}
          ref={(node) => {
            if (focused) node?.focus({ preventScroll: true })
          }}
          className="field select min-w-26 md:min-w-32"
          value={chosen}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          {options.map(({ value, buyable, chosen: isChosen }) => (
            <option key={value} value={value} disabled={!buyable && !isChosen}>
              {buyable ? called(value) : t('valueSoldOut', { value: called(value) })}
            </option>
          ))}
        </select>
        <SelectArrow />
      </span>
    </span>
  )
}
