/** Installs the packages of the lockfile when what lies in `node_modules` differs from it. */
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join, sep } from 'node:path'
import { installed, PINNED_NODE, ROOT } from './project.mjs'
import { run } from './processes.mjs'
import { SetupError, step } from './report.mjs'

/** npm's own record of what it last installed completely. */
const RECORD = installed('.package-lock.json')

/** @param {string} file */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** True when npm's record names every package of the lockfile in its version; optional ones may be absent (other platforms). */
export function isInstalled() {
  if (!existsSync(RECORD) || !existsSync(PINNED_NODE)) return false
  const wanted = packagesOf(join(ROOT, 'package-lock.json'))
  const present = packagesOf(RECORD)
  const complete = Object.entries(wanted).every(([path, entry]) => {
    const found = present[path]
    return path === '' || (found === undefined ? entry.optional === true : found.version === entry.version)
  })
  return complete && Object.keys(present).every((path) => path in wanted)
}

/** The npm that started us, under the Node that runs it; else the one on the path. */
function npm() {
  const script = process.env.npm_execpath
  const node = process.env.npm_node_execpath
  return script?.endsWith('npm-cli.js') && node ? { command: node, args: [script] } : { command: 'npm', args: [] }
}

/** Without our own `.bin` on the path: npm would remove the Node that runs it. */
function environment() {
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.includes(`node_modules${sep}.bin`))
  return { ...process.env, PATH: path.join(delimiter) }
}

/** @throws {SetupError} with npm's own words when it fails */
export async function install() {
  await step('install', async (say) => {
    if (isInstalled()) return 'up to date'
    say('npm ci, a minute or less ...')
    const { command, args } = npm()
    const { code, output } = await run(
      command,
      [...args, 'ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'],
      environment(),
    )
    if (code !== 0) throw new SetupError(`npm ci failed with exit code ${code}:\n${output}`)
    if (!isInstalled()) throw new SetupError('npm ci ended without an error, but packages of the lockfile are missing.')
    return `${Object.keys(packagesOf(RECORD)).length} packages`
  })
}
