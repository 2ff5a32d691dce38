/** Amounts in few characters. */
import { minor, type Minor } from '#domain/money/minor.ts'
import { moneyFormat } from '#domain/money/money-format.ts'
import { CURRENCY, formatMoney, MONEY_STYLE, WHOLE_UNIT } from './shop-money.ts'

const formatWhole = moneyFormat({ ...CURRENCY, digits: 0 }, MONEY_STYLE)

/** `$50`, and `$49.99` where it is no whole number of units. */
export function formatShortMoney(amount: Minor): string {
  return amount % WHOLE_UNIT === 0 ? formatWhole(minor(amount / WHOLE_UNIT)) : formatMoney(amount)
}
