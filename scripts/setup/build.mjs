/** Builds the storefront when its inputs have changed since the last build. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { installed, PINNED_NODE, ROOT } from './project.mjs'
import { run } from './processes.mjs'
import { SetupError, step } from './report.mjs'

/** What the bundles are made of; the server's own floors run as they are. */
const FOLDERS = ['src/domain', 'src/services', 'src/ui', 'src/texts', 'src/storefront', 'src/office', 'scripts/bundle']
const FILES = [
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'vite.office.config.ts',
]
const STAMP = join(ROOT, 'build', '.inputs')
const OUTPUTS = ['build/client', 'build/server/index.js', 'build/office/index.html'].map((path) => join(ROOT, path))

function inputFiles() {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(ROOT.length)),
  )
  return [...FILES, 'scripts/precompress.ts', ...inFolders].toSorted()
}

/** Changes whenever a path or a byte of the inputs does. */
function inputHash() {
  const hash = createHash('sha256')
  for (const file of inputFiles()) {
    const content = readFileSync(join(ROOT, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** @param {string} hash */
function isBuilt(hash) {
  const stamped = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''
  return stamped === hash && OUTPUTS.every((path) => existsSync(path))
}

async function compile() {
  rmSync(STAMP, { force: true })
  const env = { ...process.env, NODE_ENV: 'production' }
  for (const args of [
    [installed('@react-router/dev/bin.cjs'), 'build'],
    [installed('vite/bin/vite.js'), 'build', '--config', 'vite.office.config.ts'],
    ['scripts/precompress.ts'],
  ]) {
    const { code, output } = await run(PINNED_NODE, args, env)
    if (code !== 0) throw new SetupError(`The build failed with exit code ${code}:\n${output}`)
  }
}

/** @throws {SetupError} with the compiler's own words when the build fails */
export async function build() {
  await step('build', async (say) => {
    if (isBuilt(inputHash())) return 'up to date'
    const wait = (pid) => say(`process ${pid} builds already, waiting for it ...`)
    return await withLock(join(ROOT, 'var', 'build.lock'), wait, async () => {
      const hash = inputHash()
      if (isBuilt(hash)) return 'built by another process'
      say('react-router build ...')
      await compile()
      writeFileSync(STAMP, hash)
      return 'built'
    })
  })
}
