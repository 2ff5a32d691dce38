/** Why an act on an order was refused, as a sentence for whoever keeps the shop. */
import { ZERO } from '#domain/money/minor.ts'
import type { Money } from '#domain/shop/shop-money.ts'
import type { DeskRefusal } from './desk-repository.ts'

export function refusalSentence(number: string, refusal: DeskRefusal, { format }: Pick<Money, 'format'>): string {
  switch (refusal.why) {
    case 'state':
      return `${number} is ${refusal.state}; ${
        refusal.next.length > 0 ? `it can become ${refusal.next.join(' or ')}` : 'that is its last state'
      }.`
    case 'paid-already':
      return `${number} is paid already.`
    case 'amount':
      return refusal.most > 0
        ? `The amount must be more than ${format(ZERO)} and at most ${format(refusal.most)}, got ${format(refusal.asked)}.`
        : `There is nothing left for this of ${number}; the amount was ${format(refusal.asked)}.`
    case 'refunded-since':
      return `Somebody was faster: ${format(refusal.refunded)} of ${number} has gone back by now. Look at the order again.`
    case 'pieces':
      return refusal.most > 0
        ? `At most ${refusal.most} of ${refusal.line} can come back, got ${refusal.asked}.`
        : `Nothing of ${refusal.line} can come back: it is not in ${number}, or has come back already.`
    case 'no-mail':
      return `No mail "${refusal.kind}" was written about ${number}.`
  }
}
