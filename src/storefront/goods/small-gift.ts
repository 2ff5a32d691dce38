/** What a small gift may cost: fifty of a currency such as the dollar, five thousand of one whose whole unit is its smallest. */
import type { DecimalAmount } from '#domain/money/minor.ts'
import type { Money } from '#domain/shop/shop-money.ts'

export function smallGift({ currency }: Money): DecimalAmount {
  return currency.digits === 0 ? 5000 : 50
}

/** Such as "$50". */
export function smallGiftPrice(money: Money): string {
  return money.short(money.toMinor(smallGift(money)))
}
