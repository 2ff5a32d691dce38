/** Whether a kept product can be bought, as a dot and words (spec 4.1). */
import type { GroupText } from '#texts/text-pack.ts'
import { useSavedText } from '#storefront/texts/saved.ts'
import type { KeptProduct } from '#domain/cart/cart-line.ts'
import { availability } from '#domain/inventory/availability.ts'

export function AvailabilityText({ product }: { product: KeptProduct }) {
  const { text, tone } = availabilityWords(product, useSavedText())
  return (
    <span className={`inline-flex items-center gap-2 ${tone}`}>
      <span aria-hidden className="size-2 shrink-0 rounded-pill bg-current" />
      {text}
    </span>
  )
}

function availabilityWords(product: KeptProduct, t: GroupText<'saved'>): { text: string; tone: string } {
  if (product.unavailable) return { text: t('noLonger'), tone: 'text-ink-2' }
  const { buyable, low, quantity } = availability(product)
  if (!buyable) return { text: t('outOfStock'), tone: 'text-ink-2' }
  return low
    ? { text: t('onlyLeft', { quantity }), tone: 'font-medium text-sale' }
    : { text: t('inStock'), tone: 'text-success' }
}
