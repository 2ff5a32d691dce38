/** The test of all browser specs: a store for each worker, and a page that may not complain. */
import { test as base, expect } from '@playwright/test'
import { newPostgresDatabase } from './databases.ts'
import type { ExpectedProblems } from './page-problems.ts'
import { watchProblems } from './page-problems.ts'
import { recordLayoutShift } from './page-state.ts'
import type { StoreServer } from './store-server.ts'
import { startStore } from './store-server.ts'

interface TestFixtures {
  /** What a test means to provoke; everything else that a page says fails the test. */
  expected: Partial<ExpectedProblems>
}

export interface WorkerOptions {
  /** The database below the stores; a project's choice. */
  engine: 'sqlite' | 'postgres'
}

interface WorkerFixtures extends WorkerOptions {
  /** A catalogue file's content to serve instead of the sample; null for the sample. */
  catalogue: unknown
  /** Settings of the store; a spec that orders gives some, and so gets a store whose stock nobody else counts on. */
  environment: Readonly<Record<string, string>>
  /** Content of a `shop.json`; null for the defaults. */
  shop: unknown
  /** Pictures of the owner's in a media folder of their own, by file name; null for the project's. */
  media: Readonly<Record<string, () => Promise<Buffer>>> | null
  store: StoreServer
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  expected: [{}, { option: true }],
  engine: ['sqlite', { option: true, scope: 'worker' }],
  catalogue: [null, { option: true, scope: 'worker' }],
  environment: [{}, { option: true, scope: 'worker' }],
  shop: [null, { option: true, scope: 'worker' }],
  media: [null, { option: true, scope: 'worker' }],
  store: [
    async ({ engine, catalogue, environment, shop, media }, use) => {
      const database = engine === 'postgres' && { DATABASE_URL: await newPostgresDatabase() }
      const store = await startStore({
        environment: { ...database, ...environment },
        ...(catalogue !== null && { catalogue }),
        ...(shop !== null && { shop }),
        ...(media && { media }),
      })
      await use(store)
      await store.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ store }, use) => use(store.origin),
  page: async ({ page, expected }, use) => {
    const problems = watchProblems(page, expected)
    await recordLayoutShift(page)
    await use(page)
    expect(problems, 'what the page complained about').toEqual([])
  },
})

export { expect } from '@playwright/test'
