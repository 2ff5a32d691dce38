/**
 * A second process for the contract tests: argv holds the address as JSON and what to do. `prepare` waits for a message, so that several can start
 * at once, and reports what it did; `write` appends a change; `watch` says when it sees one. It must end by itself once the database is closed.
 */
import type { DatabaseAddress } from '../open-database.ts'
import { openDatabase } from '../open-database.ts'
import { testCatalogue } from './test-catalogue.ts'

const [address, task] = process.argv.slice(2)
if (address === undefined || !process.send) throw new Error('This file is run by the contract tests.')
const tell = process.send.bind(process)
// A watch alone does not keep a process alive; listening to the parent does, until the end.
process.on('message', () => {})

const opened = JSON.parse(address) as DatabaseAddress
if (task === 'prepare') {
  tell({ ready: true })
  await new Promise((resolve) => process.once('message', resolve))
  const database = await openDatabase(opened)
  tell(await database.prepare(() => Promise.resolve(testCatalogue())))
  await database.close()
} else if (task === 'write') {
  const database = await openDatabase(opened)
  await database.catalogue.write(testCatalogue(), 'merge')
  await database.close()
} else {
  const database = await openDatabase(opened)
  const seen = new Promise<void>((resolve) => {
    database.changes.watch(resolve)
  })
  await database.ping()
  tell({ ready: true })
  await seen
  tell({ seen: true })
  await database.close()
}
process.disconnect()
