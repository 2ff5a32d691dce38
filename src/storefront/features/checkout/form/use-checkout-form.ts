/** The state of the checkout's form: what is typed, what is wrong with it, and the draft that outlives the page. */
import { EMPTY_ORDER_FORM, type OrderField, orderFormErrors, type OrderFormValues } from '#domain/order/order-form.ts'
import { isCountry } from '#domain/order/countries.ts'
import { fieldProblemText } from '#texts/order-form-text.ts'
import type { GroupText } from '#texts/text-pack.ts'
import { useCheckoutText } from '#storefront/texts/checkout.ts'
import { useEffect, useState } from 'react'
import { choosePromotion, usePromotionChoice } from '../../../goods/order/promotion-choice.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { useRootData } from '../../../state/root-data.ts'
import { useCountryChoice } from '../../../goods/order/ship-to.ts'
import { checkoutDrafts } from '../placing/browser-order.ts'
import {
  afterChange,
  afterLeaving,
  ALL_LEFT,
  type FieldTexts,
  isConfirmed,
  type LeftFields,
  visibleErrors,
} from './form-state.ts'

/** A sentence of the server about a value; it holds until the value is changed. */
type Objections = Partial<Record<OrderField, { value: string; text: string }>>

export interface CheckoutForm {
  values: OrderFormValues
  /** Every error, seen or not. */
  errors: FieldTexts
  /** The errors to be seen. */
  seen: FieldTexts
  confirmed: (field: OrderField) => boolean
  change: (field: OrderField, text: string) => void
  leave: (field: OrderField) => void
  /** The order was asked for: every error is to be seen. */
  leaveAll: () => void
  /** All errors were asked for at once, so that none is read out by itself. */
  asked: boolean
  /** Takes over what the server found. */
  object: (errors: FieldTexts) => void
  /** The applied promotion code, '' for none. */
  code: string
  setCode: (code: string) => void
}

/** Reads the draft at once: to be used only where the page is awake. */
export function useCheckoutForm(): CheckoutForm {
  const t = useCheckoutText()
  const [draft] = useState(() => checkoutDrafts.read())
  const { settings } = useRootData()
  const country = useCountryChoice() ?? likelyCountry(settings)
  const [values, setValues] = useState(() => draft?.values ?? { ...EMPTY_ORDER_FORM, country })
  const code = usePromotionChoice() ?? draft?.code ?? ''
  // What an earlier visit has typed is judged like any field that was left.
  const [left, setLeft] = useState<LeftFields>(() => (draft ? filledFields(draft.values) : new Set()))
  const [asked, setAsked] = useState(false)
  const [objections, setObjections] = useState<Objections>({})
  useEffect(() => checkoutDrafts.write({ values, code }), [values, code])
  const errors = errorsOf(values, objections, t)

  return {
    values,
    errors,
    seen: visibleErrors(errors, left),
    confirmed: (field) => isConfirmed(field, values, errors, left),
    change: (field, text) => {
      setValues((now) => ({ ...now, [field]: text }))
      setLeft((now) => afterChange(now, field, errors))
    },
    leave: (field) => setLeft((now) => afterLeaving(now, field)),
    leaveAll: () => {
      setLeft(ALL_LEFT)
      setAsked(true)
    },
    asked,
    object: (found) => {
      const entries = Object.entries(found).map(([field, text]) => [
        field,
        { value: values[field as OrderField], text },
      ])
      setObjections(Object.fromEntries(entries))
      setLeft(ALL_LEFT)
    },
    code,
    setCode: choosePromotion,
  }
}

function errorsOf(values: OrderFormValues, objections: Objections, t: GroupText<'checkout'>): FieldTexts {
  const held = Object.entries(objections).flatMap(([field, { value, text }]) =>
    values[field as OrderField] === value ? [[field, text]] : [],
  )
  const found = Object.entries(orderFormErrors(values)).map(([field, problem]) => [field, fieldProblemText(problem, t)])
  return Object.fromEntries([...held, ...found])
}

function filledFields(values: OrderFormValues): LeftFields {
  const filled = Object.entries(values).filter(([, text]) => text.trim() !== '')
  return new Set(filled.map(([field]) => field as OrderField))
}

/** The country of the browser's language where something is sent there, else the shop's own: a guess that the shopper sees and can change. */
function likelyCountry({ shipping, country }: Pick<ShopSettings, 'shipping' | 'country'>): string {
  const region = new Intl.Locale(navigator.language || 'en').region ?? ''
  const isServed = shipping.some(({ countries }) => !countries || countries.includes(region))
  return isCountry(region) && isServed ? region : country
}
