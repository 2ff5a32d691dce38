/** Which browser the tests take of those that a machine has. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isBestThere, systemChromium } from './chromium.ts'

/** A folder with programs of these names. */
function folderWith(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-chromium-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of names) {
    writeFileSync(join(folder, name), '#!/bin/sh\n')
    chmodSync(join(folder, name), 0o755)
  }
  return folder
}

describe('the browser of the tests', () => {
  it('is the shell, wherever on the path it stands', () => {
    const [full, shell] = [folderWith('chromium', 'google-chrome'), folderWith('chromium-headless-shell')]
    expect(systemChromium({ PATH: `${full}:${shell}` })).toBe(join(shell, 'chromium-headless-shell'))
    expect(isBestThere({ PATH: `${full}:${shell}` })).toBe(true)
  })

  it('is a full one where there is no shell, which is then worth fetching', () => {
    const PATH = folderWith('google-chrome', 'chromium')
    expect(systemChromium({ PATH })).toBe(join(PATH, 'chromium'))
    expect(isBestThere({ PATH })).toBe(false)
  })

  it('is the one that CHROMIUM names before any other, and then nothing is fetched', () => {
    const PATH = folderWith('chromium', 'chromium-headless-shell')
    const CHROMIUM = join(PATH, 'chromium')
    expect(systemChromium({ PATH, CHROMIUM })).toBe(CHROMIUM)
    expect(isBestThere({ PATH, CHROMIUM })).toBe(true)
    expect(isBestThere({ PATH: '', CHROMIUM: '/no/such/file' })).toBe(false)
  })
})
