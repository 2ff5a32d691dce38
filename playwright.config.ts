/** Browser tests: each worker has its own server and database (see e2e/fixtures.ts), all on SQLite and the ways to an order on PostgreSQL too. */
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './e2e/browser.ts'
import type { WorkerOptions } from './e2e/fixtures.ts'

/** E2E_DATABASE=postgres runs every spec there. */
const everywhere = process.env['E2E_DATABASE'] === 'postgres'
/** What a shopper needs of the database, and an owner's own catalogue. */
const ESSENTIAL = /\/(?:catalogue|details-pages|cart|checkout|order-history|homes-other-catalogue)\.spec\.ts$/

export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  workers: Math.min(2, availableParallelism()),
  timeout: 30_000,
  globalTimeout: 3_000_000,
  expect: { timeout: 5_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  globalSetup: './e2e/databases.ts',
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
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
  },
})
