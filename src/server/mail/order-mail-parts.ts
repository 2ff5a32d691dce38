/** The parts that the mails about an order have in common: lines, sums, address, payment. */
import type { GroupText } from '#texts/text-pack.ts'
import { isHosted } from '#domain/order/payment/payment-ways.ts'
import { minus, times, ZERO } from '#domain/money/minor.ts'
import { formatMoney } from '#domain/shop/shop-money.ts'
import { addressLines } from '#domain/order/address-lines.ts'
import type { Order } from '#domain/order/order.ts'
import { SHIPPING_METHODS } from '#domain/pricing/shipping.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { deliveryText } from '#storefront/goods/order/delivery-text.ts'
import { choiceText } from '#storefront/goods/card/choice-text.ts'
import type { MailLine, MailSection, MailSum, MailTexts } from './mail-content.ts'

/** Lines and sums, formatted; a discount and a shipping of nothing are said in words. */
export function orderTable(
  order: Order,
  taxSentence: string,
  { mails: t }: MailTexts,
): { lines: MailLine[]; sums: MailSum[] } {
  const lines = order.lines.map((line) => ({
    title: line.title,
    details: [
      choiceText(line.choice),
      t('quantityTimes', { quantity: line.quantity, price: formatMoney(line.unitPrice) }),
    ]
      .filter(Boolean)
      .join(' · '),
    total: formatMoney(times(line.unitPrice, line.quantity)),
  }))
  const discount = {
    label: order.code === undefined ? t('discount') : t('discountCode', { code: order.code }),
    value: formatMoney(minus(ZERO, order.discount)),
  }
  const sums = [
    { label: t('subtotal'), value: formatMoney(order.subtotal) },
    ...(order.discount > 0 ? [discount] : []),
    {
      label: t('shippingBy', { method: shippingLabel(order) }),
      value: order.shipping === 0 ? t('free') : formatMoney(order.shipping),
    },
    { label: t('total'), value: formatMoney(order.total), strong: true },
    { label: taxSentence, value: '' },
  ]
  return { lines, sums }
}

export function shippingLabel({ shippingMethod }: Order): string {
  return SHIPPING_METHODS.find(({ id }) => id === shippingMethod)?.label ?? shippingMethod
}

export function addressSection(
  { address, contact, shippingMethod }: Order,
  { contact: shop }: ShopSettings,
  t: GroupText<'mails'>,
): MailSection {
  if (shippingMethod === 'local-pickup') {
    return { title: t('pickUpAt'), lines: [...shop.address, t('openingHours', { hours: shop.hours })] }
  }
  return { title: t('deliveryTo'), lines: [...addressLines(address), ...(contact.phone ? [contact.phone] : [])] }
}

/** The dates of arrival, counted from when the shop could begin: its payment where that comes first, else the order itself. */
export function arrivalText(order: Order, shop: ShopSettings, frame: GroupText<'frame'>): string {
  const paidAt = isHosted(order.payment) ? order.history.find(({ state }) => state === 'paid')?.at : undefined
  return deliveryText(order.shippingMethod, Date.parse(paidAt ?? order.placedAt), shop, frame)
}
