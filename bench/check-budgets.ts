/** Measures the first visit of /shop from the build, without a browser, and fails when a budget is passed. */
import { readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { parseSync } from 'vite'
import { startStore } from '../e2e/store-server.ts'
import { readBudgets } from './budgets.ts'
import { printFigures } from './figures.ts'
import type { PageAssets } from './page-assets.ts'
import { chosenCandidate, pageAssets } from './page-assets.ts'

/** The screens whose choice of pictures is judged: phones, a plain and a fine desktop screen. */
const SCREENS = [
  { viewport: 390, density: 2 },
  { viewport: 390, density: 3 },
  { viewport: 1280, density: 1 },
  { viewport: 1280, density: 2 },
]

function assetFile(address: string): string {
  return fileURLToPath(new URL(`../build/client${address}`, import.meta.url))
}

/** Size with the strongest Brotli, which is what the build stores beside each text asset. */
function brotliBytes(address: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(readFileSync(assetFile(address)), { params }).length
}

/** The scripts of the page and all that they import at once. */
function withImports(scripts: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (address: string): void => {
    if (found.has(address)) return
    found.add(address)
    const { module } = parseSync(address, readFileSync(assetFile(address), 'utf8'))
    const sources = [...module.staticImports, ...module.staticExports.flatMap(({ entries }) => entries)]
    for (const { moduleRequest } of sources) {
      if (moduleRequest) visit(posix.join(posix.dirname(address), moduleRequest.value))
    }
  }
  scripts.forEach(visit)
  return found
}

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

const store = await startStore()
try {
  const shop = pageAssets(await html(`${store.origin}/shop`))
  const pages = [shop]
  for (let page = 2; page <= 5; page += 1) pages.push(pageAssets(await html(`${store.origin}/shop?page=${page}`)))
  const scripts = withImports(shop.scripts)
  const fonts = fontsOf(shop)
  const pictures = [...(await pictureBytes(store.origin, pages))].toSorted(([, a], [, b]) => b - a)
  const [largest = ['', 0] as const] = pictures
  if (scripts.size === 0 || shop.styles.length === 0 || fonts.size === 0 || pictures.length === 0) {
    throw new Error('/shop names no script, style, font or picture: its HTML was not understood.')
  }

  const kilobytes = (bytes: number): number => Math.round(bytes / 10) / 100
  const sum = (sizes: Iterable<number>): number => kilobytes([...sizes].reduce((total, size) => total + size, 0))
  const { javaScript, styles, fonts: fontBudget, largestPicture } = readBudgets().firstVisitOfShop
  const met = printFigures('First visit of /shop', [
    {
      name: 'JavaScript, Brotli',
      goal: kilobytes(javaScript.bytes),
      figure: sum([...scripts].map(brotliBytes)),
      unit: 'kB',
      note: `${scripts.size} files`,
    },
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
  if (!met) process.exitCode = 1
} finally {
  await store.stop()
}
