/** PostgreSQL for browser tests: one server of the tests' own, started when a store first asks for a database. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startPostgresServer, type PostgresServer } from '../../src/persistence/testing/postgres-server.ts'

/** Where the workers, which are processes of their own, ask for databases. */
const ASK_AT = 'E2E_DATABASES_AT'

/** Runs once in the process above the workers; gives what ends it. */
export default async function openDatabases(): Promise<() => Promise<void>> {
  let server: Promise<PostgresServer> | undefined
  const desk = createServer((_request, response) => {
    server ??= startPostgresServer()
    server
      .then((started) => started.createDatabase())
      .then(
        (url) => response.end(url),
        (error: unknown) => response.writeHead(500).end(String(error)),
      )
  })
  desk.listen(0, '127.0.0.1')
  await once(desk, 'listening')
  process.env[ASK_AT] = `http://127.0.0.1:${(desk.address() as AddressInfo).port}`
  return async () => {
    desk.close()
    await (await server)?.stop()
  }
}

/** The address of a new, empty database. */
export async function newPostgresDatabase(): Promise<string> {
  const answer = await fetch(process.env[ASK_AT] ?? '')
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}
