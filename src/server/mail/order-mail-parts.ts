/** The parts that the mails about an order have in common: lines, sums, address, payment. */
import { nameIn, ownWords } from '#domain/catalogue/product/goods-names.ts'
import { shippingName, soldShipping } from '#texts/shipping-text.ts'
import type { GroupText } from '#texts/text-pack.ts'
import { isHosted } from '#domain/order/payment/payment-ways.ts'
import { taxLabel } from '#storefront/goods/order/tax-label.ts'
import { minus, plus, times, ZERO } from '#domain/money/minor.ts'
import { moneyOf } from '#domain/shop/shop-money.ts'
import { addressLines } from '#domain/order/address-lines.ts'
import type { Order } from '#domain/order/order.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { deliveryText } from '#storefront/goods/order/delivery-text.ts'
import { choiceText } from '#storefront/goods/card/choice-text.ts'
import type { MailLine, MailSection, MailSum, MailTexts } from './mail-content.ts'

/** Lines and sums, formatted; a discount and a shipping of nothing are said in words. */
export function orderTable(
  order: Order,
  shop: ShopSettings,
  { mails: t, frame }: MailTexts,
): { lines: MailLine[]; sums: MailSum[] } {
  const { format } = moneyOf(shop)
  const names = ownWords(shop)
  const lines = order.lines.map((line) => ({
    title: line.title,
    details: [
      choiceText(line.choice, frame, (name) => nameIn(names, name)),
      t('quantityTimes', { quantity: line.quantity, price: format(line.unitPrice) }),
    ]
      .filter(Boolean)
      .join(' · '),
    total: format(times(line.unitPrice, line.quantity)),
  }))
  const discount = {
    label: order.code === undefined ? t('discount') : t('discountCode', { code: order.code }),
    value: format(minus(ZERO, order.discount)),
  }
  const added = order.total !== plus(minus(order.subtotal, order.discount), order.shipping)
  const taxes = order.taxes.map((line) => ({ label: taxLabel(line, !added, frame), value: format(line.amount) }))
  const sums = [
    { label: t('subtotal'), value: format(order.subtotal) },
    ...(order.discount > 0 ? [discount] : []),
    {
      label: t('shippingBy', { method: shippingLabel(order, frame) }),
      value: order.shipping === 0 ? t('free') : format(order.shipping),
    },
    ...(added ? taxes : []),
    { label: t('total'), value: format(order.total), strong: true },
    ...(added ? [] : taxes),
    ...(added ? [] : [{ label: shop.taxSentence, value: '' }]),
  ]
  return { lines, sums }
}

export function shippingLabel(order: Order, t: GroupText<'frame'>): string {
  return shippingName(soldShipping(order), t)
}

export function addressSection(
  { address, contact, shippingMethod }: Order,
  { contact: shop }: ShopSettings,
  t: GroupText<'mails'>,
): MailSection {
  if (shippingMethod === 'local-pickup') {
    return { title: t('pickUpAt'), lines: [...shop.address, t('openingHours', { hours: shop.hours })] }
  }
  return {
    title: t('deliveryTo'),
    lines: [...addressLines(address, t.locale), ...(contact.phone ? [contact.phone] : [])],
  }
}

/** The dates of arrival, counted from when the shop could begin: its payment where that comes first, else the order itself. */
export function arrivalText(order: Order, shop: ShopSettings, frame: GroupText<'frame'>): string {
  const paidAt = isHosted(order.payment) ? order.history.find(({ state }) => state === 'paid')?.at : undefined
  return deliveryText(order.shippingMethod, Date.parse(paidAt ?? order.placedAt), shop, frame, order.shippingDays)
}
