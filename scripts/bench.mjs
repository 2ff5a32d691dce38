/** `npm run bench`: brings packages and build up to date, then measures, all or what is named after `--`. */
import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { become, endWithChildren } from './setup/processes.mjs'
import { PINNED_NODE } from './setup/project.mjs'
import { fail } from './setup/report.mjs'

endWithChildren()
try {
  await install()
  await build()
  become(PINNED_NODE, ['bench/main.ts', ...process.argv.slice(2)], { ...process.env, NODE_ENV: 'production' })
} catch (error) {
  fail(error)
}
