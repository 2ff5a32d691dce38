/** The money of the shop that a page belongs to, for parts of pages and for what answers a press in the browser. */
import { DOLLARS, type Money, moneyOf, type MoneySettings } from '#domain/shop/shop-money.ts'
import { createContext, use } from 'react'

/** Absent in the browser, where there is one shop alone. */
export const MoneyContext = createContext<Money | undefined>(undefined)

let own: Money | undefined

/** In the browser alone: that of the page, as its root element says it; dollars where that says nothing. */
export function browserMoney(): Money {
  return (own ??= moneyOf({ money: settingsOf(written()) }))
}

/** For parts of pages. */
export function useMoney(): Money {
  return use(MoneyContext) ?? browserMoney()
}

/** What stands on the root element: nothing for a shop that sells in dollars and writes them as the sample does. */
export function useMoneyText(): string | undefined {
  const money = use(MoneyContext)
  if (!money) return written()
  const { currency, style }: MoneySettings = money
  const text = JSON.stringify({ currency, style })
  return text === JSON.stringify(DOLLARS) ? undefined : text
}

function written(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.documentElement.dataset['money']
}

function settingsOf(text: string | undefined): MoneySettings {
  return text === undefined ? DOLLARS : (JSON.parse(text) as MoneySettings)
}
