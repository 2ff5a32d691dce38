/** Holds the browser's build to the two fronts: nothing of the office comes with a visitor's page, and no page of the storefront with the office. */
import type { Plugin } from 'vite'

export interface BuiltChunk {
  fileName: string
  moduleIds: readonly string[]
  /** Files of the chunks that come with it. */
  imports: readonly string[]
  /** Files of those that it may ask for later. */
  dynamicImports: readonly string[]
}

interface Rule {
  /** Whose chunks these are, as a part of a module's path. */
  of: string
  /** What must not be in them, nor in what they bring. */
  without: string
}

const RULES: readonly Rule[] = [
  { of: '/src/storefront/', without: '/src/office/' },
  { of: '/src/office/', without: '/src/storefront/routes/' },
]

function moduleIn({ moduleIds }: BuiltChunk, folder: string): string | undefined {
  return moduleIds.find((id) => id.replaceAll('\\', '/').includes(folder))
}

/** The chunk, what comes with it and what it may ask for. */
function broughtBy(chunk: BuiltChunk, chunks: ReadonlyMap<string, BuiltChunk>): Set<BuiltChunk> {
  const found = new Set([chunk])
  for (const { imports, dynamicImports } of found) {
    for (const file of [...imports, ...dynamicImports]) {
      const next = chunks.get(file)
      if (next) found.add(next)
    }
  }
  return found
}

/** Every breach as one sentence; an empty list means that the fronts are apart. */
export function frontsTogether(built: readonly BuiltChunk[]): string[] {
  const chunks = new Map(built.map((chunk) => [chunk.fileName, chunk]))
  return RULES.flatMap(({ of, without }) =>
    built.flatMap((chunk) => {
      if (moduleIn(chunk, of) === undefined) return []
      return [...broughtBy(chunk, chunks)].flatMap((brought) => {
        const module = moduleIn(brought, without)
        return module === undefined ? [] : `${chunk.fileName}, with code of ${of}, brings ${module}`
      })
    }),
  )
}

/**
 * `own` is a folder of the front that is built.
 * @throws Error (in the build) when a front brings what is the other's
 */
export function frontsApart(own: string): Plugin {
  return {
    name: 'fronts-apart',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      // Without it this would look at the wrong build, and hold of anything.
      if (!chunks.some((chunk) => moduleIn(chunk, own) !== undefined)) {
        this.error(`No chunk has code of ${own}: what the fronts bring was not understood.`)
      }
      const breaches = frontsTogether(chunks)
      if (breaches.length > 0) this.error(breaches.join('\n'))
    },
  }
}
