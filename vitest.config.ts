/** Unit, property and API tests in one project, those that start servers in a second, the contract every database adapter must pass in a third. */
import { availableParallelism } from 'node:os'
import { globSync, readFileSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'

const CONTRACT = 'src/persistence/**/*-contract.test.ts'
const FLOORS = 'src/{floors,references}.test.ts'
const UNITS = '{src,bench,scripts}/**/*.test.{ts,tsx}'
/** What a test imports that starts processes of its own, which need the processors to themselves. */
const STARTS_PROCESSES =
  /from '(?:node:child_process|.*\/(?:store-process|databases|postgres-server|run-process|database-process|store-server)\.ts)'/
const SERVERS = globSync(UNITS).filter((file) => STARTS_PROCESSES.test(readFileSync(file, 'utf8')))

export default defineConfig({
  test: {
    environment: 'node',
    exclude: [...configDefaults.exclude, 'build/**', 'e2e/**'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    passWithNoTests: false,
    projects: [
      { test: { name: 'floors', include: [FLOORS], testTimeout: 30_000 } },
      {
        test: {
          name: 'unit',
          // Property tests on a busy machine take longer than the usual five seconds.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          include: [UNITS],
          exclude: [...configDefaults.exclude, CONTRACT, FLOORS, ...SERVERS],
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'servers',
          testTimeout: 30_000,
          hookTimeout: 30_000,
          include: SERVERS,
          exclude: [...configDefaults.exclude, CONTRACT, FLOORS],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      { test: { name: 'contract', include: [CONTRACT], testTimeout: 30_000, hookTimeout: 90_000 } },
    ],
  },
})
