import { expect, it } from 'vitest'
import { currencyOf } from '#domain/money/currency.ts'
import { DOLLARS, moneyOf } from '#domain/shop/shop-money.ts'
import { readAmountText } from './amount-text.ts'

const moneyIn = (code: string) => moneyOf({ money: { ...DOLLARS, currency: currencyOf(code) } })

it.each([
  ['12,50 EUR', 12.5],
  ['12.50 EUR', 12.5],
  ['EUR 12', 12],
  ['€12.50', 12.5],
  ['12,50 €', 12.5],
  ['1.299,00 EUR', 1299],
  ['1,299.00 EUR', 1299],
  ['1 299,5 EUR', 1299.5],
  ["1'299.00 EUR", 1299],
  ['1.299 EUR', 1299],
  ['1.299.000 EUR', 1_299_000],
])('spec 9.1: %s is read', (text, amount) => {
  expect(readAmountText(text, moneyIn('EUR'))).toEqual({ kind: 'amount', amount })
})

it.each(['12,50 EUR', '12,50 €', 'GBP 3', 'CHF 3'])(
  'spec 9.1: %s is another currency in a shop that sells in dollars',
  (text) => {
    expect(readAmountText(text, moneyIn('USD'))).toEqual({ kind: 'foreign' })
  },
)

it.each(['12,50', 'abc', '', '12,50 EUR EUR', 'EUR 12 EUR', '1,2,3 EUR', '1.29.00 EUR', '1.299,00.5 EUR', '-5 EUR'])(
  'spec 9.1: "%s" is not guessed at',
  (text) => {
    expect(readAmountText(text, moneyIn('EUR'))).toBeNull()
  },
)

it('spec 9.1: three figures behind one sign are decimals or thousands in a currency of three decimals, so neither is taken', () => {
  expect(readAmountText('1,299 KWD', moneyIn('KWD'))).toBeNull()
  expect(readAmountText('1,299.000 KWD', moneyIn('KWD'))).toEqual({ kind: 'amount', amount: 1299 })
})
