/** Empties functions of packages that nobody calls here, in the browser's build: their modules run as a whole, so no bundler finds them unused. */
import { parseSync, type Plugin } from 'vite'

export interface LeftOut {
  /** How the module's path ends. */
  module: string
  /** Functions that are emptied, each declared once in it. */
  functions: readonly string[]
  /** Whoever imports one of these names would need them: the build fails. */
  neededBy?: { names: readonly string[]; from: string }
}

interface Node {
  type: string
  start: number
  end: number
  id?: { name: string } | null
  body?: unknown
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function functionsIn(root: unknown, found: Node[] = []): Node[] {
  if (Array.isArray(root)) {
    for (const part of root) functionsIn(part, found)
  } else if (isNode(root)) {
    if (root.type === 'FunctionDeclaration') found.push(root)
    functionsIn(Object.values(root), found)
  }
  return found
}

/** The module's text with empty bodies. @throws Error when one is not declared exactly once: the package has changed. */
export function emptied(file: string, code: string, names: readonly string[]): string {
  const declared = functionsIn(parseSync(file, code).program)
  const bodies = names.map((name) => {
    const [found, ...more] = declared.filter(({ id }) => id?.name === name)
    if (!found || more.length > 0 || !isNode(found.body)) {
      throw new Error(
        `${file} declares ${found ? 'more than one' : 'no'} function ${name}: look what is left out of it.`,
      )
    }
    return found.body
  })
  const outermost = bodies.filter((body) => !bodies.some((other) => other.start < body.start && body.end < other.end))
  return outermost
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}{}${text.slice(end)}`, code)
}

/** Names that the module imports although what they do is left out. */
export function missedIn(file: string, code: string, parts: readonly LeftOut[]): string[] {
  const wanted = parts.flatMap(({ neededBy }) => (neededBy ? [neededBy] : []))
  if (!wanted.some(({ names }) => names.some((name) => code.includes(name)))) return []
  return parseSync(file, code).module.staticImports.flatMap(({ moduleRequest, entries }) =>
    wanted
      .filter(({ from }) => from === moduleRequest.value)
      .flatMap(({ names }) =>
        names.filter((name) => entries.some((entry) => !entry.isType && entry.importName.name === name)),
      ),
  )
}

/** @throws Error (in the build) when a module is not met, a function is not declared once, or one of ours needs what is left out */
export function leaveOut(parts: readonly LeftOut[]): Plugin {
  const unmet = new Set(parts.map(({ module }) => module))
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.[mc]?[jt]sx?(\?|$)/ },
      handler(code, id) {
        const [file = id] = id.split('?')
        if (!file.includes('/node_modules/')) {
          const missed = missedIn(file, code, parts)
          if (missed.length > 0) this.error(`${missed.join(', ')} is left out of the browser's build (vite.config.ts).`)
          return null
        }
        const names = parts
          .filter(({ module }) => file.endsWith(`/${module}`))
          .flatMap(({ module, functions }) => {
            unmet.delete(module)
            return functions
          })
        return names.length === 0 ? null : { code: emptied(file, code, names), map: null }
      },
    },
    generateBundle() {
      if (unmet.size > 0) this.error(`${[...unmet].join(', ')} is not part of the build: nothing is left out of it.`)
    },
  }
}
