/** The words for what has changed since the shopper saw the cart, line by line (spec 10.2; usability 35). */
import { browserGoodsName } from '#storefront/state/goods-names.ts'
import type { GroupText } from '#texts/text-pack.ts'
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
export function changeTexts(
  changes: readonly OrderChange[],
  cart: Cart,
  asked: readonly string[],
  t: GroupText<'checkout'>,
  frame: GroupText<'frame'>,
): ChangeText[] {
  return changes.map((change) => ({ subject: subjectOf(change, cart, asked, t, frame), text: textOf(change, t) }))
}

function subjectOf(
  { kind, line, was }: OrderChange,
  cart: Cart,
  asked: readonly string[],
  t: GroupText<'checkout'>,
  frame: GroupText<'frame'>,
): string {
  if (kind === 'total') return t('changedTotal')
  if (kind === 'shipping') return t('shipping')
  if (kind === 'code') return was ? t('changedCode', { code: was }) : t('changedCodeUnnamed')
  const found = cart.find((candidate) => lineKey(candidate) === asked[line ?? -1])
  if (!found) return t('changedProduct')
  return [found.title, choiceText(lineChoice(found), frame, browserGoodsName)].filter(Boolean).join(', ')
}

function textOf(change: OrderChange, t: GroupText<'checkout'>): string {
  const { was, now } = change
  const money = (amount: Minor | null) => (amount === null ? t('different') : browserMoney().format(amount))
  switch (change.kind) {
    case 'price':
      return t('changedPrice', { was: money(change.was), now: money(change.now) })
    case 'stock':
      return Number(now) > 0
        ? t('changedStock', { was: Number(was ?? 0), now: Number(now) })
        : t('changedSoldOut', { was: Number(was ?? 0) })
    case 'gone':
      return t('changedGone')
    case 'choice':
      return was ? t('changedChoice', { was: String(was) }) : t('changedChoiceUnnamed')
    case 'code':
      return asSentence(String(now ?? t('codeNoLonger')))
    case 'shipping':
      return t(now === null ? 'noWayServes' : 'changedShipping')
    case 'total':
      return t('changedSum', { was: money(change.was), now: money(change.now) })
  }
}
