/** What an owner finds in the morning: what needs a hand, and how the month goes. */
import {
  compareHalves,
  everyDay,
  firstDay,
  MONTH_DAYS,
  type RevenueDay,
  type RevenueSum,
} from '#domain/order/desk/revenue.ts'
import type { OrderTab } from '#domain/order/desk/order-tabs.ts'
import type { Database, LowStock } from '../repositories.ts'

export interface Today {
  orders: Record<OrderTab, number>
  reviewsWaiting: number
  /** The last 30 days, oldest first. */
  days: RevenueDay[]
  /** Of them, beside the 30 days before. */
  month: RevenueSum
  lowStock: LowStock[]
  /** What was searched for in those days and not found, most often first. */
  searchesWithout: { text: string; missed: number }[]
}

/** Entries of a list. */
const SHOWN = 6

/** Spec 10.14. */
export async function readToday(
  { desk, reviews, catalogue, searches }: Pick<Database, 'desk' | 'reviews' | 'catalogue' | 'searches'>,
  now: Date,
): Promise<Today> {
  const month = firstDay(now, MONTH_DAYS)
  const [orders, counts, revenue, lowStock, missed] = await Promise.all([
    desk.counts(),
    reviews.counts(),
    desk.revenue(firstDay(now, 2 * MONTH_DAYS)),
    catalogue.lowStock(SHOWN),
    searches.totals(month, { limit: SHOWN + 1, without: true }),
  ])
  const days = everyDay(revenue, now, 2 * MONTH_DAYS)
  return {
    orders,
    reviewsWaiting: counts.waiting,
    days: days.slice(MONTH_DAYS),
    month: compareHalves(days),
    lowStock,
    // What is not counted by itself has no words.
    searchesWithout: missed
      .filter(({ text, missed: times }) => text !== '' && times > 0)
      .slice(0, SHOWN)
      .map(({ text, missed: times }) => ({ text, missed: times })),
  }
}
