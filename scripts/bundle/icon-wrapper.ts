/** What the icon package's icons import from beside them: its wrapper, for which ours stands in. */
import { fileURLToPath } from 'node:url'

export const ICON_WRAPPER = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: fileURLToPath(new URL('../../src/ui/pictures/lucide-icon.tsx', import.meta.url)),
}
