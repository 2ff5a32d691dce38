/** Finds a Chromium on this machine, or gets one. */
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { StepResult } from './run-command.ts'
import { program, runCommand, runNode } from './run-command.ts'

/** It draws the same pages without a browser's own windows around them, which makes a test run a third shorter. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
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

function onPath(names: readonly string[], path: string): string[] {
  const folders = path.split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/** The browser that `CHROMIUM` names, else the system's: the shell before any other, then Chromium or Chrome; null when there is none. */
export function systemChromium({ CHROMIUM, PATH = '' }: NodeJS.ProcessEnv = process.env): string | null {
  const named = CHROMIUM ? [CHROMIUM] : []
  return [...named, ...onPath(NAMES, PATH), ...ELSEWHERE].find(isExecutable) ?? null
}

/** Whether the best browser that could be had is there already: the one that was asked for, or the shell. */
export function isBestThere({ CHROMIUM, PATH = '' }: NodeJS.ProcessEnv = process.env): boolean {
  return (CHROMIUM ? [CHROMIUM] : onPath([SHELL], PATH)).some(isExecutable)
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

/** The distribution's package, where we may install it; what was printed. */
async function installPackage(name: string): Promise<string> {
  const args = ['install', '--yes', '--no-install-recommends', name, 'fonts-liberation']
  return (await runCommand('/usr/bin/apt-get', args)).output
}

/** Makes sure that there is a Chromium, the shell where it can be had: found, from the distribution's packages when we may install them, else Playwright's own. */
export async function ensureChromium(): Promise<StepResult> {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  let output = ''
  if (!isBestThere() && mayInstall) {
    output += (await runCommand('/usr/bin/apt-get', ['update'])).output
    output += await installPackage(SHELL)
  }
  const present = systemChromium() ?? (await playwrightChromium())
  if (present !== null) return found(present)

  if (mayInstall) {
    output += await installPackage('chromium')
    const installed = systemChromium()
    if (installed !== null) return found(installed)
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
