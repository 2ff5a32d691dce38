/** The sentences for a press on Place order that gave no order; each says what to do next (usability 57 and 60). */
import type { OrderField } from '#domain/order/order-form.ts'
import type { WrongField } from './order-answer.ts'
import type { PlaceOutcome } from './place-order.ts'

export type Failure = Extract<
  PlaceOutcome,
  { kind: 'cart-moved' | 'too-many' | 'not-allowed' | 'unknown' | 'wrong-fields' }
>

/** @param online whether the browser believes that it has a network. */
export function failureText(failure: Failure, online: boolean): string {
  switch (failure.kind) {
    case 'cart-moved':
      return 'Your cart was changed in another tab. Please look at your order again, then press Place order.'
    case 'too-many':
      return `Too many orders are coming in at this moment. Please wait ${waiting(failure.seconds)} and press Place order again.`
    case 'not-allowed':
      return 'Nothing was ordered: the shop needs a cookie to protect your order. Please allow cookies for this site and press Place order again.'
    case 'wrong-fields':
      return 'Nothing was ordered: the shop could not accept what stands in this form. Please check it and press Place order again.'
    case 'unknown':
      return online
        ? 'The shop’s answer did not arrive. Nothing that you typed is lost: press Place order again, your order will not be placed twice.'
        : 'You seem to be offline. Nothing that you typed is lost: press Place order again once you are connected, your order will not be placed twice.'
  }
}

/** What the server found wrong with fields that the form has. */
export function serverErrors(fields: readonly WrongField[]): Partial<Record<OrderField, string>> {
  return Object.fromEntries(
    fields.flatMap(({ path, message }) => {
      const field = /^(?:contact|address)\.(\w+)$|^(notes)$/.exec(path)
      return field ? [[field[1] ?? field[2], message.charAt(0).toUpperCase() + message.slice(1)]] : []
    }),
  )
}

function waiting(seconds: number | null): string {
  if (seconds === null || seconds > 90) return seconds === null ? 'a moment' : `${Math.ceil(seconds / 60)} minutes`
  return seconds <= 1 ? 'a second' : `${Math.ceil(seconds)} seconds`
}
