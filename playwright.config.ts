/** Browser tests: each worker has its own server and database (see e2e/fixtures.ts). */
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './e2e/browser.ts'

export default defineConfig({
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
