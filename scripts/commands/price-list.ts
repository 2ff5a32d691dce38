/** `npm run products -- prices ID [--json]`: what a product costs and has cost. */
import type { ProductChoice } from '#domain/catalogue/product/product.ts'
import type { PastPrice } from '#domain/pricing/price-history.ts'
import { priceOf } from '#domain/pricing/sale-price.ts'
import type { Money } from '#domain/shop/shop-money.ts'
import { type ChoicePrices, priceReport } from '#services/owner/price-report.ts'
import { moneyOf } from '#domain/shop/shop-money.ts'
import { Refusal, withDatabase } from './shop-command.ts'

/** @throws {Refusal} where there is no such product. */
export async function listPrices(env: NodeJS.ProcessEnv, id: string, json: boolean): Promise<string> {
  return withDatabase(env, async (database, shop) => {
    const report = await priceReport(database, id, Date.now())
    if (!report) throw new Refusal(`There is no product ${id}.`)
    const money = moneyOf(shop)
    if (json)
      return JSON.stringify(
        report.map((one) => decimals(one, money)),
        null,
        2,
      )
    return report.map((one) => `${id}${choiceText(one.choice)}: ${sentences(one, money)}`).join('\n')
  })
}

function sentences({ now, lowestBefore, past }: ChoicePrices, money: Money): string {
  const reduced = now.saving > 0 ? ` (${now.percent} % off ${money.format(now.list)})` : ''
  const lowest =
    lowestBefore === null ? '' : `; lowest of the 30 days before the reduction: ${money.format(lowestBefore)}`
  return [`${money.format(now.sale)}${reduced}${lowest}`, ...past.map((one) => `  ${pastText(one, money)}`)].join('\n')
}

function pastText({ until, offerDate, choice: _choice, ...set }: PastPrice, money: Money): string {
  const { sale, list } = priceOf(set)
  const from = sale < list ? ` (of ${money.format(list)})` : ''
  const dates = offerDate
    ? `, in an offer from ${offerDate.startDate} until ${offerDate.endDate ?? 'further notice'}`
    : ''
  return `until ${until}: ${money.format(sale)}${from}${dates}`
}

function choiceText({ color, size }: ProductChoice): string {
  const parts = [color, size].filter((one) => one !== undefined)
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}

function decimals({ choice, now, lowestBefore, past }: ChoicePrices, { toDecimal }: Money) {
  return {
    ...choice,
    price: toDecimal(now.list),
    currentPrice: toDecimal(now.sale),
    lowestBefore: lowestBefore === null ? null : toDecimal(lowestBefore),
    past: past.map(({ until, price, discount, salePrice, offerDate }) => ({
      until,
      price: toDecimal(price),
      discount,
      ...(salePrice !== undefined && { salePrice: toDecimal(salePrice) }),
      ...(offerDate && { offerDate }),
    })),
  }
}
