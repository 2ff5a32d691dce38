/** Owns what was typed at the checkout, kept in this tab so that neither a reload nor Back loses it; never anything of a payment (usability 42). */
import { EMPTY_ORDER_FORM, type OrderFormValues } from '#domain/order/order-form.ts'
import { createStorageSlot, type TextStorage } from '#storefront/state/lists/storage-slot.ts'

export interface CheckoutDraft {
  values: OrderFormValues
  /** A promotion code that was applied; '' for none. */
  code: string
}

export interface CheckoutDrafts {
  /** Null where nothing was typed yet. */
  read(): CheckoutDraft | null
  write(draft: CheckoutDraft): void
  clear(): void
}

export const DRAFT_KEY = 'vitrine_checkout'

/** @param storage session storage; where it is blocked or full, the draft lives as long as the page. */
export function createCheckoutDrafts(storage: () => TextStorage): CheckoutDrafts {
  const slot = createStorageSlot(storage, DRAFT_KEY)
  return {
    read() {
      try {
        const draft: Partial<Record<keyof CheckoutDraft, unknown>> | null = JSON.parse(slot.read() ?? 'null')
        if (draft === null) return null
        return { values: readValues(draft.values), code: typeof draft.code === 'string' ? draft.code : '' }
      } catch {
        return null
      }
    },
    write: (draft) => slot.write(JSON.stringify(draft)),
    clear: () => slot.write('null'),
  }
}

/** The fields that are texts; everything else is as if never typed. */
function readValues(stored: unknown): OrderFormValues {
  const fields: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {}
  const texts = Object.keys(EMPTY_ORDER_FORM).flatMap((field) =>
    typeof fields[field] === 'string' ? [[field, fields[field]] as const] : [],
  )
  return { ...EMPTY_ORDER_FORM, ...Object.fromEntries(texts) }
}
