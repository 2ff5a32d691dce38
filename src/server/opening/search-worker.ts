/** The thread that builds the search of a large catalogue: reads the products over a connection of its own and hands over one part. */
import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase, type DatabaseAddress } from '#persistence/open-database.ts'
import { otherNames } from '#domain/catalogue/search/search-document.ts'
import { buildSearch } from '#services/search/search-building.ts'

/** The memory of all columns in it, which changes hands instead of being copied. */
function buffersOf(value: unknown, found = new Set<ArrayBuffer>()): Set<ArrayBuffer> {
  if (ArrayBuffer.isView(value)) {
    if (value.buffer instanceof ArrayBuffer) found.add(value.buffer)
  } else if (typeof value === 'object' && value !== null && !(value instanceof Map)) {
    for (const part of Object.values(value)) buffersOf(part, found)
  }
  return found
}

const database = await openDatabase(workerData as DatabaseAddress)
try {
  const others = otherNames(await database.catalogue.categories(), await database.catalogue.brands())
  const built = await buildSearch((take) => database.catalogue.eachItem(take), others)
  parentPort?.postMessage(built, [...buffersOf(built)])
} finally {
  await database.close()
}
