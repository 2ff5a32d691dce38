/** `npm test` and `npm run check`: brings the packages up to date, then runs the steps of `scripts/tests/` under the pinned Node. */
import { install } from './setup/install.mjs'
import { become, endWithChildren } from './setup/processes.mjs'
import { PINNED_NODE } from './setup/project.mjs'
import { fail } from './setup/report.mjs'

endWithChildren()
try {
  await install()
  become(PINNED_NODE, ['scripts/tests/main.ts', ...process.argv.slice(2)], process.env)
} catch (error) {
  fail(error)
}
