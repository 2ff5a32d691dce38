/** Builds the search in a thread of its own, so that a server answers meanwhile as quickly as ever. */
import { Worker } from 'node:worker_threads'
import type { DatabaseAddress } from '#persistence/open-database.ts'
import type { BuiltSearch, SearchBuild } from '#services/search/search-building.ts'

/** Rejects with what the thread ended with, and once the work ends. */
export function searchBuilder(address: DatabaseAddress): SearchBuild {
  return async (ending) => {
    ending.throwIfAborted()
    const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { workerData: address })
    const end = () => void worker.terminate()
    ending.addEventListener('abort', end, { once: true })
    try {
      return await new Promise<BuiltSearch>((resolve, reject) => {
        worker.once('message', resolve)
        worker.once('error', reject)
        worker.once('exit', () => reject(new Error('The search was not built to its end.')))
      })
    } finally {
      ending.removeEventListener('abort', end)
      await worker.terminate()
    }
  }
}
