/** The scripts that a first visit of a page loads: before it is awake, read from the build; and with all that idle time brings, seen in a browser. */
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { parseSync } from 'vite'
import { makePack } from '#texts/make-pack.ts'
import { PAGE_GROUPS } from '#texts/text-pack.ts'

/** Milliseconds without a new script after which nothing more is expected; what waits for idle time waits two seconds at most. */
const SILENCE = 4000

export function assetFile(address: string): string {
  return fileURLToPath(new URL(`../build/client${address}`, import.meta.url))
}

/** Size with the strongest Brotli, which is what the build stores beside each text asset. */
export function brotliBytes(address: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(scriptOf(address), { params }).length
}

/** Texts are no part of the build: the server makes their modules. */
const { addresses: TEXTS, modules } = makePack('en')

function scriptOf(address: string): string {
  return modules.get(posix.basename(address)) ?? readFileSync(assetFile(address), 'utf8')
}

/** Where an import leads to, as the page's import map says. */
function imported(from: string, name: string): string {
  const group = PAGE_GROUPS.find((one) => name === `#messages/${one}`)
  return group ? TEXTS[group] : posix.join(posix.dirname(from), name)
}

/** The scripts of the page and all that they import at once. */
export function withImports(scripts: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (address: string): void => {
    if (found.has(address)) return
    found.add(address)
    const { module } = parseSync(address, scriptOf(address))
    const sources = [...module.staticImports, ...module.staticExports.flatMap(({ entries }) => entries)]
    for (const { moduleRequest } of sources) {
      if (moduleRequest) visit(imported(address, moduleRequest.value))
    }
  }
  scripts.forEach(visit)
  return found
}

/** Every script of our own that the page has asked for once it has come to rest, untouched. */
export async function scriptsAtRest(browser: Browser, address: string): Promise<Set<string>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    const found = new Set<string>()
    let last = performance.now()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (!pathname.startsWith('/assets/') || !pathname.endsWith('.js')) return
      found.add(pathname)
      last = performance.now()
    })
    await page.goto(address)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    last = performance.now()
    while (performance.now() - last < SILENCE) await page.waitForTimeout(SILENCE / 8)
    return found
  } finally {
    await context.close()
  }
}
