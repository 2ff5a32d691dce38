/** What the call about today answers, as its description has it (/api/docs). */
import type { OrderTab } from '#domain/order/desk/order-tabs.ts'

export interface TodayAnswer {
  orders: Record<OrderTab, number>
  reviewsWaiting: number
  /** ISO 4217. */
  currency: string
  /** The last 30, oldest first. */
  days: { day: string; amount: number; orders: number }[]
  month: { amount: number; orders: number; change: number | null }
  lowStock: { id: string; title: string; choice: string[]; left: number }[]
  searchesWithout: { text: string; missed: number }[]
}
