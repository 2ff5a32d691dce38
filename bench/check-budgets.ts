/**
 * Measures from the build, without a browser, what a first visit loads before the page is awake, and fails when a budget is passed;
 * with `--idle` what idle time brings besides, which takes one.
 */
import { readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '../e2e/support/browser.ts'
import { startStore } from '../e2e/support/store-server.ts'
import { readBudgets } from './figures/budgets.ts'
import { printFigures } from './figures/figures.ts'
import { assetFile, brotliBytes, scriptsAtRest, withImports } from './first-visit.ts'
import type { PageAssets } from './clients/page-assets.ts'
import { chosenCandidate, pageAssets } from './clients/page-assets.ts'

/** The screens whose choice of pictures is judged: phones, a plain and a fine desktop screen. */
const SCREENS = [
  { viewport: 390, density: 2 },
  { viewport: 390, density: 3 },
  { viewport: 1280, density: 1 },
  { viewport: 1280, density: 2 },
]

function fontsOf({ styles, fonts }: PageAssets): Set<string> {
  const declared = styles.flatMap((style) =>
    [...readFileSync(assetFile(style), 'utf8').matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, address = '']) =>
      posix.resolve(posix.dirname(style), address),
    ),
  )
  return new Set([...fonts, ...declared])
}

async function html(address: string): Promise<string> {
  const response = await fetch(address, { headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.text()
}

async function pictureBytes(origin: string, pages: readonly PageAssets[]): Promise<Map<string, number>> {
  const chosen = pages.flatMap(({ pictures }) =>
    SCREENS.flatMap(({ viewport, density }) =>
      pictures.flatMap((picture) => chosenCandidate(picture, viewport, density) ?? []),
    ),
  )
  const sizes = new Map<string, number>()
  for (const address of new Set(chosen)) {
    const response = await fetch(new URL(address, origin))
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
    sizes.set(address, (await response.arrayBuffer()).byteLength)
  }
  return sizes
}

const kilobytes = (bytes: number): number => Math.round(bytes / 10) / 100
const sum = (sizes: Iterable<number>): number => kilobytes([...sizes].reduce((total, size) => total + size, 0))

/** Pages by their addresses, `/shop` first. */
const { firstVisits, firstVisitOfShop } = readBudgets()

async function checkShop(origin: string): Promise<boolean> {
  const shop = pageAssets(await html(`${origin}/shop`))
  const pages = [shop]
  for (let page = 2; page <= 5; page += 1) pages.push(pageAssets(await html(`${origin}/shop?page=${page}`)))
  const fonts = fontsOf(shop)
  const pictures = [...(await pictureBytes(origin, pages))].toSorted(([, a], [, b]) => b - a)
  const [largest = ['', 0] as const] = pictures
  if (shop.styles.length === 0 || fonts.size === 0 || pictures.length === 0) {
    throw new Error('/shop names no style, font or picture: its HTML was not understood.')
  }
  const { styles, fonts: fontBudget, largestPicture } = firstVisitOfShop
  return printFigures('First visit of /shop', [
    { name: 'CSS, Brotli', goal: kilobytes(styles.bytes), figure: sum(shop.styles.map(brotliBytes)), unit: 'kB' },
    { name: 'font files', goal: fontBudget.files, figure: fonts.size, unit: '' },
    {
      name: 'fonts together',
      goal: kilobytes(fontBudget.bytes),
      figure: sum([...fonts].map((font) => statSync(assetFile(font)).size)),
      unit: 'kB',
    },
    {
      name: 'largest picture, AVIF',
      goal: kilobytes(largestPicture.bytes),
      figure: kilobytes(largest[1]),
      unit: 'kB',
      note: largest[0],
    },
  ])
}

/** The scripts of each page as `scriptsOf` finds them, against one of its budgets. */
async function checkScripts(
  title: string,
  budget: 'javaScript' | 'withIdle',
  scriptsOf: (path: string) => Promise<Set<string>>,
): Promise<boolean> {
  const figures = []
  for (const [path, goals] of Object.entries(firstVisits)) {
    const scripts = await scriptsOf(path)
    if (scripts.size === 0) throw new Error(`${path} names no script: its HTML was not understood.`)
    const note = `${scripts.size} files`
    figures.push({
      name: path,
      goal: kilobytes(goals[budget]),
      figure: sum([...scripts].map(brotliBytes)),
      unit: 'kB',
      note,
    })
  }
  return printFigures(title, figures)
}

const store = await startStore()
try {
  const met: boolean[] = []
  if (process.argv.includes('--idle')) {
    const browser = await chromium.launch({ headless: true, ...launchOptions() })
    try {
      met.push(
        await checkScripts('JavaScript of a first visit with all that idle time brings, Brotli', 'withIdle', (path) =>
          scriptsAtRest(browser, store.origin + path),
        ),
      )
    } finally {
      await browser.close()
    }
  } else {
    met.push(
      await checkScripts('JavaScript of a first visit before the page is awake, Brotli', 'javaScript', async (path) =>
        withImports(pageAssets(await html(store.origin + path)).scripts),
      ),
      await checkShop(store.origin),
    )
  }
  if (met.includes(false)) process.exitCode = 1
} finally {
  await store.stop()
}
