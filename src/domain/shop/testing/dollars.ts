/** The money of the sample shop, for tests that speak of dollars. */
import { DOLLARS, moneyOf } from '../shop-money.ts'

export const dollars = moneyOf({ money: DOLLARS })
export const { toMinor, toDecimal, format: formatMoney, short: formatShortMoney } = dollars
