/** Opens the way into the office with the mails that belong to it, and says at a start how its first owner comes in. */
import type { FastifyBaseLogger } from 'fastify'
import type { OfficeServices } from '#api/office/office-routes.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { createPasskeyService } from '#services/people/passkey-service.ts'
import { createPeopleService } from '#services/people/people-service.ts'
import { readToday } from '#services/owner/today.ts'
import type { Database } from '#services/repositories.ts'
import { createLinkMailWorker } from '../mail/link-mail-worker.ts'
import type { Supervisor } from '../processes/supervisor.ts'
import type { Environment } from '../settings/environment.ts'

export interface PeopleParts {
  database: Pick<Database, 'people' | 'history' | 'desk' | 'reviews' | 'catalogue' | 'searches'>
  shop: ShopSettings
  /** Public origin, final once the server listens. */
  siteUrl: () => string
  environment: Pick<Environment, 'smtpUrl' | 'mailDir' | 'mailFrom' | 'ownerEmail'>
  logger: FastifyBaseLogger
}

/** The way in, without the work behind it. */
export interface OpenPeople extends Omit<OfficeServices, 'desk' | 'reviews' | 'orderPage' | 'invoicePage'> {
  /** Begins to mail links, and prints one where the shop has no owner. */
  start(supervisor: Pick<Supervisor, 'report' | 'leads'>): Promise<void>
  /** Resolves once no mail is on its way. */
  stop(): Promise<void>
}

export function openPeople({ database, shop, siteUrl, environment, logger }: PeopleParts): OpenPeople {
  const people = createPeopleService({ people: database.people, ownerEmail: environment.ownerEmail })
  const passkeys = createPasskeyService({ people: database.people, siteUrl, shopName: shop.name })
  const { linkMails } = database.people
  const worker = createLinkMailWorker({ linkMails, people, shop, siteUrl, environment, logger })

  /** A database that takes no link now does not keep the shop from opening. */
  async function sayWayIn(report: Supervisor['report']): Promise<void> {
    try {
      const token = await people.startLink()
      if (token !== null) report.note(`office  ${siteUrl()}/office/welcome#${token}`)
    } catch (error) {
      logger.warn({ err: error }, 'no link into the office could be made')
    }
  }

  return {
    people,
    passkeys,
    history: database.history,
    today: (now) => readToday(database, now),
    onLinkAsked: () => worker.wake(),
    async start({ report, leads }) {
      worker.start()
      if (leads) await sayWayIn(report)
    },
    stop: () => worker.stop(),
  }
}
