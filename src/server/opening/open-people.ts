/** Opens the way into the office, and says at a start how its first owner comes in. */
import type { FastifyBaseLogger } from 'fastify'
import { createPeopleService, type PeopleService } from '#services/people/people-service.ts'
import type { Database } from '#services/repositories.ts'
import type { Environment } from '../settings/environment.ts'
import type { Supervisor } from '../processes/supervisor.ts'

export function openPeople({ people }: Pick<Database, 'people'>, { ownerEmail }: Pick<Environment, 'ownerEmail'>) {
  return createPeopleService({ people, ownerEmail })
}

/** Prints the link of a shop without an owner; a database that takes no link now does not keep the shop from opening. */
export async function sayWayIn(
  people: PeopleService,
  siteUrl: string,
  { report, leads }: Pick<Supervisor, 'report' | 'leads'>,
  logger: FastifyBaseLogger,
): Promise<void> {
  if (!leads) return
  try {
    const token = await people.startLink()
    if (token !== null) report.note(`office  ${siteUrl}/office/welcome#${token}`)
  } catch (error) {
    logger.warn({ err: error }, 'no link into the office could be made')
  }
}
