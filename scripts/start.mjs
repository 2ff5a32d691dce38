/** `npm start`: brings packages and build up to date and becomes the server; with `--dev` the development server, which builds by itself. */
import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { become, endWithChildren } from './setup/processes.mjs'
import { PINNED_NODE } from './setup/project.mjs'
import { fail } from './setup/report.mjs'

const dev = process.argv.includes('--dev')

endWithChildren()
try {
  await install()
  if (!dev) await build()
  become(PINNED_NODE, [dev ? 'src/server/dev.ts' : 'src/server/main.ts'], {
    ...process.env,
    NODE_ENV: dev ? 'development' : 'production',
  })
} catch (error) {
  fail(error)
}
