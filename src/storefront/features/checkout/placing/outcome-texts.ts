/** The sentences for a press on Place order that gave no order; each says what to do next (usability 57 and 60). */
import type { GroupText } from '#texts/text-pack.ts'
import type { OrderField } from '#domain/order/order-form.ts'
import type { WrongField } from '../../../goods/order/order-answer.ts'
import type { PlacingOutcome } from './place-order.ts'

type Failure = Extract<PlacingOutcome, { kind: 'cart-moved' | 'too-many' | 'not-allowed' | 'unknown' | 'wrong-fields' }>

/** Whether a press gave neither an order nor something that the page shows by itself. */
export function isFailure(outcome: PlacingOutcome | null): outcome is Failure {
  return outcome !== null && !['placed', 'changed', 'already-ordered'].includes(outcome.kind)
}

/** @param online whether the browser believes that it has a network. */
export function failureText(failure: Failure, online: boolean, t: GroupText<'checkout'>): string {
  switch (failure.kind) {
    case 'cart-moved':
      return t('cartMoved')
    case 'too-many':
      return t('tooManyOrders', { time: waiting(failure.seconds, t) })
    case 'not-allowed':
      return t('notAllowed')
    case 'wrong-fields':
      return wrongParts(failure.fields, t)
    case 'unknown':
      return t(online ? 'answerLost' : 'offlineNow')
  }
}

/** What the form has no field for is said here, in the server's words. */
function wrongParts(fields: readonly WrongField[], t: GroupText<'checkout'>): string {
  const homeless = fields.filter((field) => Object.keys(serverErrors([field])).length === 0)
  const words = homeless.map(({ path, message }) => `${path}: ${message}`).join('; ')
  return words === '' ? t('wrongFields') : t('wrongOrder', { words })
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

function waiting(seconds: number | null, t: GroupText<'checkout'>): string {
  if (seconds === null) return t('aMoment')
  return seconds > 90
    ? t('inMinutes', { count: Math.ceil(seconds / 60) })
    : t('inSeconds', { count: Math.max(1, Math.ceil(seconds)) })
}
