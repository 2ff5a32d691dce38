/** What a server with a database counts beside its pages: what is searched for, and what is bought together. */
import type { FastifyBaseLogger } from 'fastify'
import { type BoughtTogetherService, createBoughtTogetherService } from '#services/orders/bought-together.ts'
import type { CatalogueService } from '#services/catalogue/catalogue-service.ts'
import { createSearchCounts, type SearchCounts } from '#services/search/search-counts.ts'
import type { OpenCatalogue } from './open-catalogue.ts'

export interface OpenCounts {
  searches: SearchCounts
  together: BoughtTogetherService
  /** Behind the start: pages say what goes well by the catalogue until the orders are read. */
  start: () => void
  stop: () => Promise<void>
}

/** Null behind another origin's API: it is counted where the database is. */
export function openCounts(
  { database }: OpenCatalogue,
  catalogue: CatalogueService,
  logger: FastifyBaseLogger,
): OpenCounts | null {
  if (!database) return null
  const searches = createSearchCounts({
    searches: database.searches,
    catalogue,
    onError: (error) => logger.warn({ err: error }, 'searches could not be counted'),
  })
  const together = createBoughtTogetherService({
    database,
    source: () => catalogue.source(),
    onError: (error) => logger.error({ err: error }, 'what is bought together could not be counted'),
  })
  return {
    searches,
    together,
    start() {
      searches.start()
      together.start()
    },
    async stop() {
      await Promise.all([searches.stop(), together.stop()])
    },
  }
}
