/** The words for what has changed since the shopper saw the cart, line by line (spec 10.2; usability 35). */
import { formatNumber } from '#domain/money/format-number.ts'
import { asSentence } from '#domain/shop/sentences.ts'
import { type Cart, lineChoice, lineKey } from '#domain/cart/cart-line.ts'
import type { Minor } from '#domain/money/minor.ts'
import { browserMoney } from '#storefront/state/page-money.ts'
import type { OrderChange } from '#domain/order/order.ts'
import { choiceText } from '../../../goods/card/choice-text.ts'

export interface ChangeText {
  /** What it is about: a product's title with its choice, the code, the total. */
  subject: string
  text: string
}

/** @param asked keys of the lines that were sent, which the changes count from 0. */
export function changeTexts(changes: readonly OrderChange[], cart: Cart, asked: readonly string[]): ChangeText[] {
  return changes.map((change) => ({ subject: subjectOf(change, cart, asked), text: textOf(change) }))
}

function subjectOf({ kind, line, was }: OrderChange, cart: Cart, asked: readonly string[]): string {
  if (kind === 'total') return 'Total'
  if (kind === 'code') return `Promotion code ${was ?? ''}`.trim()
  const found = cart.find((candidate) => lineKey(candidate) === asked[line ?? -1])
  if (!found) return 'A product of your cart'
  return [found.title, choiceText(lineChoice(found))].filter(Boolean).join(', ')
}

function textOf(change: OrderChange): string {
  const { was, now } = change
  switch (change.kind) {
    case 'price':
      return `One piece was ${money(change.was)} and is now ${money(change.now)}.`
    case 'stock':
      return Number(now) > 0
        ? `You chose ${number(was)}; only ${number(now)} can be had now.`
        : `You chose ${number(was)}; it has just sold out.`
    case 'gone':
      return 'It is no longer in the shop.'
    case 'choice':
      return was ? `${was} can no longer be chosen.` : 'Its colour or size can no longer be chosen.'
    case 'code':
      return asSentence(String(now ?? 'It does not hold any longer'))
    case 'total':
      return `Was ${money(change.was)}, would now be ${money(change.now)}.`
  }
}

function number(quantity: OrderChange['was']): string {
  return formatNumber(Number(quantity ?? 0))
}

function money(amount: Minor | null): string {
  return amount === null ? 'different' : browserMoney().format(amount)
}
