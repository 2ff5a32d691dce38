/** Browser tests: each worker has its own server and database (see e2e/support/fixtures.ts), all on SQLite and the ways to an order on PostgreSQL too. */
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './e2e/support/browser.ts'
import type { WorkerOptions } from './e2e/support/fixtures.ts'

/** E2E_DATABASE=postgres runs every spec there. */
const everywhere = process.env['E2E_DATABASE'] === 'postgres'
/** What a shopper needs of the database, and an owner's own catalogue. */
const ESSENTIAL = /\/(?:catalogue|details-pages|cart|checkout|order-history|homes-other-catalogue)\.spec\.ts$/

export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A machine that is shared may take a browser away in the middle of a test: one that fails is run once more, and named as flaky where it then passes.
  retries: 1,
  // One more than processors: a test waits for frames and timers as much as it works.
  workers: Math.min(3, availableParallelism() + 1),
  // What a slow machine may take; every wait ends with its event.
  timeout: 60_000,
  globalTimeout: 3_000_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  globalSetup: './e2e/support/databases.ts',
  projects: [
    { name: 'shop', use: { engine: everywhere ? 'postgres' : 'sqlite' } },
    ...(everywhere ? [] : [{ name: 'postgres', testMatch: ESSENTIAL, use: { engine: 'postgres' as const } }]),
  ],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would answer some requests that specs hold back or count; e2e/moving/offline.spec.ts has it.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'UTC',
    // A trace of every test takes a fifth of the whole run; a picture of what failed takes nothing.
    screenshot: 'only-on-failure',
    trace: process.env['E2E_TRACE'] === '1' ? 'retain-on-failure' : 'off',
  },
})
