/** Whether a kept product can be bought, as a dot and words (spec 4.1). */
import type { KeptProduct } from '#domain/cart/cart-line.ts'
import { availability } from '#domain/inventory/availability.ts'

export function AvailabilityText({ product }: { product: KeptProduct }) {
  const { text, tone } = availabilityWords(product)
  return (
    <span className={`inline-flex items-center gap-2 ${tone}`}>
      <span aria-hidden className="size-2 shrink-0 rounded-pill bg-current" />
      {text}
    </span>
  )
}

function availabilityWords(product: KeptProduct): { text: string; tone: string } {
  if (product.unavailable) return { text: 'No longer in the shop', tone: 'text-ink-2' }
  const { buyable, low, quantity } = availability(product)
  if (!buyable) return { text: 'Out of stock', tone: 'text-ink-2' }
  return low
    ? { text: `Only ${quantity} left`, tone: 'font-medium text-sale' }
    : { text: 'In stock', tone: 'text-success' }
}
