/** Unit, property and API tests in one project, the contract every database adapter must pass in another. */
import { configDefaults, defineConfig } from 'vitest/config'

const CONTRACT = 'src/persistence/**/*-contract.test.ts'
const FLOORS = 'src/floors.test.ts'

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
          include: ['{src,bench,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, CONTRACT, FLOORS],
        },
      },
      { test: { name: 'contract', include: [CONTRACT], testTimeout: 30_000, hookTimeout: 90_000 } },
    ],
  },
})
