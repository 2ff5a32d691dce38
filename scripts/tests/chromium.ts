/** Finds a Chromium on this machine, or gets one. */
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { StepResult } from './run-command.ts'
import { program, runCommand, runNode } from './run-command.ts'

// The shell draws the same pages without a browser's own windows around them, which makes a test run a third shorter.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ELSEWHERE = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The system's Chromium or Chrome: `CHROMIUM` in the environment, then the path, then the usual places; null when there is none. */
export function systemChromium(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const candidates = [
    ...(process.env['CHROMIUM'] ? [process.env['CHROMIUM']] : []),
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...ELSEWHERE,
  ]
  return candidates.find(isExecutable) ?? null
}

/** Playwright's own download, where it lies; null when it was never made. */
async function playwrightChromium(): Promise<string | null> {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return existsSync(file) ? file : null
}

function found(file: string): StepResult {
  return { code: 0, output: '', note: file }
}

/** Makes sure that there is a Chromium: found, from the distribution's packages when we may install them, else Playwright's own. */
export async function ensureChromium(): Promise<StepResult> {
  const present = systemChromium() ?? (await playwrightChromium())
  if (present !== null) return found(present)

  let output = ''
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    output += (await runCommand('/usr/bin/apt-get', ['update'])).output
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const args = ['install', '--yes', '--no-install-recommends', name, 'fonts-liberation']
      output += (await runCommand('/usr/bin/apt-get', args)).output
      const installed = systemChromium()
      if (installed !== null) return found(installed)
    }
  }
  const download = await runNode([program('@playwright/test/cli.js'), 'install', 'chromium'])
  output += download.output
  const file = download.code === 0 ? await playwrightChromium() : null
  if (file !== null) return found(file)
  return {
    code: 1,
    output: `${output}\nNo Chromium was found and none could be installed. Install one, or set CHROMIUM to its path.`,
  }
}
