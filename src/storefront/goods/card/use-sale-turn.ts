/** Lets a page that shows a dated reduction follow its start and end (spec 9.2); what does so is loaded where there is one. */
import type { OfferDate } from '#domain/catalogue/product/product.ts'
import { useEffect } from 'react'

export function useSaleTurn({ startDate, endDate }: Partial<OfferDate> = {}): void {
  useEffect(() => {
    if (startDate === undefined) return undefined
    let isGone = false
    let stop: (() => void) | undefined
    import('./follow-sale.ts').then(
      ({ followSale }) => {
        if (!isGone) stop = followSale({ startDate, endDate })
      },
      // Without it the page is as old as it was opened, and the checkout still asks the shop.
      () => undefined,
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [startDate, endDate])
}
