/** Brings packages and build up to date, then ends: what `npm start` and `npm test` do first. */
import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { endWithChildren } from './setup/processes.mjs'
import { fail } from './setup/report.mjs'

endWithChildren()
try {
  await install()
  await build()
} catch (error) {
  fail(error)
}
