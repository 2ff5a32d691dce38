/** Where the project lies and which programs of it are run; plain JavaScript, because it runs before anything is installed. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The Node that the lockfile pins; everything but the set-up itself runs under it. */
export const PINNED_NODE = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** @param {string} path of a file below `node_modules`, with forward slashes */
export function installed(path) {
  return join(ROOT, 'node_modules', ...path.split('/'))
}
