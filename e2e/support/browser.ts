/** How a Chromium is started for tests and benches: the system's own where there is one, quiet and without a network of its own. */
import type { LaunchOptions } from '@playwright/test'
import { systemChromium } from '../../scripts/tests/chromium.ts'

export function launchOptions(): LaunchOptions {
  const executablePath = systemChromium()
  return {
    ...(executablePath === null ? {} : { executablePath }),
    args: [
      // A sandbox cannot be set up for root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-quic',
      '--disable-sync',
      '--no-first-run',
    ],
  }
}
