/** The office's calls over a database of their own, with a clock that is set by hand and browsers that keep cookies. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makePack } from '#texts/make-pack.ts'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { ENGLISH } from '#domain/shop/page-languages.ts'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import type { Role } from '#domain/people/roles.ts'
import { openDatabase } from '#persistence/open-database.ts'
import { createCatalogueService } from '#services/catalogue/catalogue-service.ts'
import { NO_COMPANIONS } from '#services/orders/bought-together.ts'
import { createDeskService } from '#services/orders/desk/desk-service.ts'
import { createPasskeyService } from '#services/people/passkey-service.ts'
import { createPeopleService, type PeopleService } from '#services/people/people-service.ts'
import { createReviewService } from '#services/reviews/review-service.ts'
import { readToday } from '#services/owner/today.ts'
import type { Database } from '#services/repositories.ts'
import { memoryCatalogue } from '#services/testing/memory-catalogue.ts'
import { NO_ORDERS } from '#services/testing/no-orders.ts'
import { apiPlugin } from '../../api-plugin.ts'

const CSRF = 'a-token-of-22-characters'

export interface TestBrowser {
  cookies: Record<string, string>
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>
}

interface TestOffice {
  app: FastifyInstance
  people: PeopleService
  database: Database
  /** What was logged, a line each. */
  log: string[]
  asked: () => number
  pass(minutes: number): void
  browser(): TestBrowser
  /** A browser in which somebody of this role has just signed in. */
  signedIn(role: Role, email?: string): Promise<TestBrowser & { id: string }>
}

export async function testOffice(
  options: { siteUrl?: string; signInLimit?: number; trustProxy?: boolean } = {},
): Promise<TestOffice> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-office-api-'))
  const database = await openDatabase({ databaseFile: path.join(folder, 'shop.db') })
  await database.prepare(async () => null)
  let now = new Date('2026-03-10T12:00:00Z').getTime()
  const clock = () => new Date(now)
  const siteUrl = options.siteUrl ?? 'http://shop.test'
  const people = createPeopleService({ people: database.people, ownerEmail: null, clock })
  const passkeys = createPasskeyService({
    people: database.people,
    siteUrl: () => siteUrl,
    shopName: DEFAULT_SHOP_SETTINGS.name,
    clock,
  })
  const catalogue = createCatalogueService(memoryCatalogue([], [], []))
  await catalogue.start()
  const log: string[] = []
  let asked = 0
  const logger: FastifyBaseLogger = pino({ level: 'trace' }, { write: (line: string) => void log.push(line) })
  const app = Fastify({
    trustProxy: options.trustProxy ?? false,
    loggerInstance: logger,
  })
  await app.register(apiPlugin, {
    prefix: '/api',
    store: {
      catalogue,
      orders: NO_ORDERS,
      companions: NO_COMPANIONS,
      texts: makePack('en'),
      language: ENGLISH,
      languages: [ENGLISH],
      worksOffline: false,
      shop: DEFAULT_SHOP_SETTINGS,
      siteUrl,
      api: { baseUrl: '/api', external: false },
    },
    ping: async () => undefined,
    office: {
      people,
      passkeys,
      history: database.history,
      desk: createDeskService({ desk: database.desk, orders: database.orders, now: clock }),
      reviews: createReviewService({ reviews: database.reviews, isLive: async () => true, now: clock }),
      today: (at) => readToday(database, at),
      orderPage: ({ number, key }) => `${siteUrl}/orders/${number}?key=${key}`,
      invoicePage: ({ number, key }, invoice) => `${siteUrl}/orders/${number}/${invoice}?key=${key}`,
      clock,
      onLinkAsked: () => void (asked += 1),
    },
    signInLimit: options.signInLimit ?? 1_000_000,
  })
  onTestFinished(async () => {
    await app.close()
    await catalogue.stop()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  function browser(): TestBrowser {
    const cookies: Record<string, string> = { 'XSRF-TOKEN': CSRF }
    return {
      cookies,
      async call(method, url, payload, headers = {}) {
        const answer = await app.inject({
          method,
          url: `/api/office/${url}`,
          cookies,
          headers: { 'x-xsrf-token': CSRF, ...headers },
          ...(payload && { payload }),
        })
        for (const { name, value, maxAge, expires } of answer.cookies) {
          if (maxAge === 0 || (expires && expires.getTime() <= 0)) delete cookies[name]
          else cookies[name] = value
        }
        return answer
      },
    }
  }

  return {
    app,
    people,
    database,
    log,
    asked: () => asked,
    pass: (minutes) => void (now += minutes * 60_000),
    browser,
    async signedIn(role, email = `${role}@example.com`) {
      const invited = await people.invite(email, role, true)
      if (invited.kind === 'email' || invited.kind === 'last-owner') throw new Error(invited.kind)
      const one = browser()
      const answer = await one.call('POST', 'sign-in/token', { token: invited.token })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return { ...one, id: invited.person.id }
    },
  }
}
