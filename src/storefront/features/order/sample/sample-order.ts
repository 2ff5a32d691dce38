/** The fixed sample of the order page (spec 2.11): not a real order, but its figures add up. */
import { minor, type Minor, sumOf, times } from '#domain/money/minor.ts'
import { minorPerUnit, USD } from '#domain/money/currency.ts'
import { dayRange } from '../../../goods/order/delivery-text.ts'
import { momentText } from '../moment-text.ts'
import type { OrderTexts } from '../order-story.ts'
import { type OrderLine, type OrderTotals, orderTotals } from '#domain/order/order-lines.ts'
import { priceOf } from '#domain/pricing/sale-price.ts'

interface SampleLine extends OrderLine {
  img: string
  saving: Minor
}

const dollars = (whole: number): Minor => minor(whole * minorPerUnit(USD))

/** @param price list price in whole units. @param discount percent. */
function line(
  id: string,
  title: string,
  choice: SampleLine['choice'],
  quantity: number,
  price: number,
  discount: number,
  img: string,
): SampleLine {
  const unit = priceOf({ price: dollars(price), discount })
  return {
    id,
    title,
    choice,
    quantity,
    unitPrice: unit.sale,
    saving: times(unit.saving, quantity),
    img: `/media/products/${img}`,
  }
}

export const SAMPLE_LINES: readonly SampleLine[] = [
  line(
    '101',
    'Meridian Over-Ear Headphones',
    { color: 'Graphite' },
    1,
    329,
    15,
    'headphones/graphite-main-640.webp#1280',
  ),
  line('103', 'Court Low Sneaker', { color: 'Navy', size: 'US 10' }, 2, 139, 15, 'sneaker/navy-main-640.webp#1280'),
  line('104', 'Noir Eau de Parfum', { color: "D'Été" }, 1, 128, 10, 'perfume/amber-main-640.webp#1280'),
]

export const SAMPLE_TOTALS: OrderTotals = orderTotals(SAMPLE_LINES, dollars(20))
export const SAMPLE_SAVING: Minor = sumOf(SAMPLE_LINES.map(({ saving }) => saving))

export const SAMPLE_ORDER = {
  number: 'VT-204816',
  dateTime: '2026-11-19',
  arrives: [Date.UTC(2026, 10, 24), Date.UTC(2026, 10, 26)],
  address: ['Mara T.', '12 Sample Street', 'Springfield, 00000'],
} as const

interface Step {
  title: string
  when: string
  state: 'done' | 'now' | 'later'
}

/** Thursday's order by flat rate: three to five working days (spec 9.4). */
export function sampleSteps(texts: OrderTexts): Step[] {
  const { t, frame } = texts
  const day = Date.parse(SAMPLE_ORDER.dateTime)
  return [
    { title: t('placed'), when: momentText(`${SAMPLE_ORDER.dateTime}T11:42:00.000Z`, 0, texts), state: 'done' },
    { title: t('packed'), when: momentText(`${SAMPLE_ORDER.dateTime}T13:05:00.000Z`, 0, texts), state: 'done' },
    { title: t('withCourier'), when: t('leaves', { day: dayRange(day, day, frame) }), state: 'now' },
    { title: t('delivered'), when: dayRange(...SAMPLE_ORDER.arrives, frame), state: 'later' },
  ]
}
