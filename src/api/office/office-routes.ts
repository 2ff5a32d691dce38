/** All calls of the office as one plugin, behind one guard. */
import type { FastifyInstance } from 'fastify'
import type { HistoryRepository } from '#services/history/history-repository.ts'
import type { ReviewService } from '#services/reviews/review-service.ts'
import type { DeskService } from '#services/orders/desk/desk-service.ts'
import type { PasskeyService } from '#services/people/passkey-service.ts'
import type { PeopleService } from '#services/people/people-service.ts'
import type { TallyCall } from '#services/orders/order-rate-limits.ts'
import { createCallCounters } from '../call-counters.ts'
import { registerHistoryRoutes } from './history-routes.ts'
import { guardOffice } from './office-guard.ts'
import type { OfficeParts } from './office-parts.ts'
import { registerOrderDeskRoutes } from './order-desk-routes.ts'
import { registerOrderExport } from './order-export-route.ts'
import { registerOwnRoutes } from './own-routes.ts'
import { registerPeopleRoutes } from './people-routes.ts'
import { registerReviewDeskRoutes } from './review-desk-routes.ts'
import { registerSearchRoute } from './search-route.ts'
import { registerTodayRoute } from './today-route.ts'
import { registerSignInRoutes } from './sign-in-routes.ts'

/** The way into the office, as the API's routes need it. */
export interface OfficeServices {
  people: PeopleService
  passkeys: PasskeyService
  history: HistoryRepository
  desk: DeskService
  reviews: ReviewService
  today: OfficeParts['today']
  orderPage: OfficeParts['orderPage']
  invoicePage: OfficeParts['invoicePage']
  /** Told when a link by mail was asked for. */
  onLinkAsked: () => void
  clock?: () => Date
}

export interface OfficeRoutesOptions
  extends OfficeServices, Pick<OfficeParts, 'siteUrl' | 'productTitles' | 'findProducts' | 'money'> {
  /** Tries to sign in, a minute and client address. */
  signInLimit: number
  tally?: TallyCall | undefined
}

export async function officeRoutes(app: FastifyInstance, options: OfficeRoutesOptions): Promise<void> {
  const { signInLimit, tally, clock = () => new Date(), ...given } = options
  guardOffice(app, given.people, app.prefix, clock)
  const limits = await createCallCounters(app, { signIn: signInLimit }, tally)
  const parts: OfficeParts = { ...given, clock, limitSignIn: limits.signIn }
  registerSignInRoutes(app, parts)
  registerOwnRoutes(app, parts)
  registerPeopleRoutes(app, parts)
  registerHistoryRoutes(app, parts)
  registerTodayRoute(app, parts)
  registerSearchRoute(app, parts)
  registerOrderDeskRoutes(app, parts)
  registerOrderExport(app, parts)
  registerReviewDeskRoutes(app, parts)
}
