/** What the routes of the office are given, and what their descriptions share. */
import type { Order } from '#domain/order/order.ts'
import type { Money } from '#domain/shop/shop-money.ts'
import type { HistoryRepository } from '#services/history/history-repository.ts'
import type { DeskService } from '#services/orders/desk/desk-service.ts'
import type { PasskeyService } from '#services/people/passkey-service.ts'
import type { PeopleService } from '#services/people/people-service.ts'
import type { ReviewService } from '#services/reviews/review-service.ts'
import type { Today } from '#services/owner/today.ts'
import type { CountCall } from '../call-counters.ts'
import { problemAnswer } from '../send-problem.ts'

export interface OfficeParts {
  people: PeopleService
  passkeys: PasskeyService
  history: HistoryRepository
  desk: DeskService
  reviews: ReviewService
  today: (now: Date) => Promise<Today>
  /** Where the shopper sees an order. */
  orderPage: (order: Pick<Order, 'number' | 'key' | 'locale'>) => string
  invoicePage: (order: Pick<Order, 'number' | 'key' | 'locale'>, invoice: string) => string
  /** Titles of those products that are there, by id. */
  productTitles: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Those that a text finds, best first, at most `limit`. */
  findProducts: (text: string, limit: number) => Promise<{ id: string; title: string }[]>
  money: Money
  siteUrl: () => string
  clock: () => Date
  /** Told when a link by mail was asked for. */
  onLinkAsked: () => void
  limitSignIn: CountCall
}

export const OFFICE_TAGS = ['Office']
export const TOO_MANY = problemAnswer('Too many calls; Retry-After says when to try again')
export const REFUSED = {
  401: problemAnswer('Nobody is signed in'),
  403: problemAnswer('The role does not allow it, or it asks for a fresh sign-in'),
}
