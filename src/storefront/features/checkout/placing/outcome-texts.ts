/** The sentences for a press on Place order that gave no order; each says what to do next (usability 57 and 60). */
import type { OrderField } from '#domain/order/order-form.ts'
import type { WrongField } from './order-answer.ts'
import type { PlacingOutcome } from './place-order.ts'

type Failure = Extract<PlacingOutcome, { kind: 'cart-moved' | 'too-many' | 'not-allowed' | 'unknown' | 'wrong-fields' }>

/** Whether a press gave neither an order nor something that the page shows by itself. */
export function isFailure(outcome: PlacingOutcome | null): outcome is Failure {
  return outcome !== null && !['placed', 'changed', 'already-ordered'].includes(outcome.kind)
}

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
      return `Nothing was ordered: the shop could not accept ${wrongParts(failure.fields)}. Please check it and press Place order again.`
    case 'unknown':
      return online
        ? 'The shop’s answer did not arrive. Nothing that you typed is lost: press Place order again, your order will not be placed twice.'
        : 'You seem to be offline. Nothing that you typed is lost: press Place order again once you are connected, your order will not be placed twice.'
  }
}

/** What the form has no field for is said here, in the server's words. */
function wrongParts(fields: readonly WrongField[]): string {
  const homeless = fields.filter((field) => Object.keys(serverErrors([field])).length === 0)
  const words = homeless.map(({ path, message }) => `${path}: ${message}`).join('; ')
  return words === '' ? 'what stands in this form' : `your order (${words})`
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
