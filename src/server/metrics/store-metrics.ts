/** What the store itself has to tell: its catalogue and the mails that wait. */
import type { CatalogueService } from '#services/catalogue/catalogue-service.ts'
import type { Database } from '#services/repositories.ts'
import type { Metrics } from './metrics.ts'

export function measureStore(
  metrics: Metrics,
  catalogue: Pick<CatalogueService, 'source' | 'version' | 'revision'>,
  database: Pick<Database, 'outbox' | 'replicas'> | null,
): void {
  metrics.gauge('vitrine_catalogue_products', 'Products in memory', 'max', () => catalogue.source().index.size)
  metrics.gauge(
    'vitrine_catalogue_info',
    'The version of the catalogue; two lines while processes differ',
    'sum',
    () => [{ labels: { version: catalogue.version }, value: 1 }],
  )
  metrics.counted(
    'vitrine_catalogue_changes_total',
    'Changes of the catalogue that were taken over',
    () => catalogue.revision,
  )
  if (!database) return
  metrics.gauge('vitrine_replica_lag_bytes', 'What a standby has not replayed yet', 'max', async () => {
    const replicas = await database.replicas()
    return replicas.flatMap(({ name, lagBytes }) =>
      lagBytes === null ? [] : [{ labels: { replica: name }, value: lagBytes }],
    )
  })
  metrics.counted('vitrine_replica_reads_total', 'Reads that a standby answered or left to the primary', async () => {
    const replicas = await database.replicas()
    return replicas.flatMap(({ name: replica, served, passed }) => [
      { labels: { replica, outcome: 'served' }, value: served },
      { labels: { replica, outcome: 'passed' }, value: passed },
    ])
  })
  metrics.gauge('vitrine_outbox_mails', 'Mails that are not sent yet', 'max', async () => {
    const { waiting, parked } = await database.outbox.backlog()
    return [
      { labels: { state: 'waiting' }, value: waiting },
      { labels: { state: 'parked' }, value: parked },
    ]
  })
}
