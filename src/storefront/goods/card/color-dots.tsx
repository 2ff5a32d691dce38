/** The colours of a card as dots; choosing one changes the photograph. */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { useFrameText } from '#storefront/texts/frame.ts'
import type { ProductColor } from '#domain/catalogue/product/product.ts'

interface ColorDotsProps {
  colors: readonly ProductColor[]
  selected: string | undefined
  onSelect: (name: string) => void
  /** The product's title, for the group's name. */
  label: string
}

/** More dots than these would push the price off a phone's card. */
const MOST_DOTS = 4

export function ColorDots({ colors, selected, onSelect, label }: ColorDotsProps) {
  const t = useFrameText()
  const called = useGoodsName()
  if (colors.length < 2) return null
  const more = colors.length - MOST_DOTS
  const place = colors.findIndex(({ name }) => name === selected)
  // The chosen one is always among them.
  const dots =
    place < MOST_DOTS
      ? colors.slice(0, MOST_DOTS)
      : [...colors.slice(0, MOST_DOTS - 1), ...colors.slice(place, place + 1)]
  return (
    <span role="group" aria-label={t('coloursOfLabel', { label })} className="needs-script color-dots">
      {dots.map(({ name, clrCode }) => (
        <button
          key={name}
          type="button"
          title={called(name)}
          aria-label={called(name)}
          aria-pressed={name === selected}
          onClick={() => onSelect(name)}
          className="color-dot"
        >
          <span style={{ backgroundColor: clrCode }} />
        </button>
      ))}
      {more > 0 && <span className="pl-1 text-12 text-ink-3">+{more}</span>}
    </span>
  )
}
