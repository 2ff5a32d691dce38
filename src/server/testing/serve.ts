/** A real serving process with test pages; says over its channel when /slow is asked for and goes on when told to. */
import { start } from '../start.ts'
import { testPages } from './test-pages.ts'

function hold(): Promise<void> {
  process.send?.('asked')
  return new Promise((resolve) => process.once('message', () => resolve()))
}

await start({
  folders: { clientDir: '/nonexistent', publicDir: '/nonexistent' },
  loadPages: async () => ({ render: testPages(hold) }),
})
