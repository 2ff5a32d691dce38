/** All calls of the office as one plugin, behind one guard. */
import type { FastifyInstance } from 'fastify'
import type { PasskeyService } from '#services/people/passkey-service.ts'
import type { PeopleService } from '#services/people/people-service.ts'
import type { TallyCall } from '#services/orders/order-rate-limits.ts'
import { createCallCounters } from '../call-counters.ts'
import { guardOffice } from './office-guard.ts'
import { registerOwnRoutes } from './own-routes.ts'
import { registerPeopleRoutes } from './people-routes.ts'
import { registerSignInRoutes } from './sign-in-routes.ts'

/** The way into the office, as the API's routes need it. */
export interface OfficeServices {
  people: PeopleService
  passkeys: PasskeyService
  /** Told when a link by mail was asked for. */
  onLinkAsked: () => void
  clock?: () => Date
}

export interface OfficeRoutesOptions extends OfficeServices {
  siteUrl: () => string
  /** Tries to sign in, a minute and client address. */
  signInLimit: number
  tally?: TallyCall | undefined
}

export async function officeRoutes(app: FastifyInstance, options: OfficeRoutesOptions): Promise<void> {
  const { people, passkeys, onLinkAsked, siteUrl, clock = () => new Date() } = options
  guardOffice(app, people, app.prefix, clock)
  const limits = await createCallCounters(app, { signIn: options.signInLimit }, options.tally)
  const parts = { people, passkeys, onLinkAsked, siteUrl, clock, limitSignIn: limits.signIn }
  registerSignInRoutes(app, parts)
  registerOwnRoutes(app, parts)
  registerPeopleRoutes(app, parts)
}
