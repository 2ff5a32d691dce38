/** How far an order is, and how its money stands, as a word on a quiet ground. */
import type { MoneyState } from '#domain/order/desk/order-account.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import { officeText as t } from '../texts/office.ts'
import { MONEY_NAMES } from './order-words.ts'

export function StateMark({ state }: { state: OrderState }) {
  return (
    <span className="office-mark" data-state={state}>
      {t(state)}
    </span>
  )
}

export function MoneyMark({ money }: { money: MoneyState }) {
  const name = MONEY_NAMES[money]
  return name === undefined ? null : (
    <span className="office-mark" data-money={money}>
      {t(name)}
    </span>
  )
}
