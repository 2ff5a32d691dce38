import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/storefront',
  buildDirectory: 'build',
  // Lazy discovery would ask the server for each new link path.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
