/** Judges a tree of sources against a table of floors; the table itself stands in `src/floors.test.ts`. */
import { posix } from 'node:path'
import { importCycles } from './import-cycles.ts'
import type { ParsedModule } from './module-imports.ts'
import { parseModule } from './module-imports.ts'

export interface Floor {
  /** Path under `src/` without extension: a folder or a single file. The longest match counts. */
  path: string
  /** Floors it may import from, as prefixes; its own is always allowed. */
  mayImport: readonly string[]
  /** Floors that it may name in types alone. */
  mayImportTypes?: readonly string[]
  /** Floors that its tests may import besides. */
  testsMayImport?: readonly string[]
  /** No package (React, Node), DOM, clock, random or network. */
  pure?: boolean
  /** The only packages that it may import; its tests may any. */
  packages?: readonly string[]
  /** Its folders are rooms of their own: each may import only from those that are listed here for it. Tests may look anywhere on the floor. */
  neighbours?: Readonly<Record<string, readonly string[]>>
}

export interface SourceTree {
  /** Path from the project's root with forward slashes -> text. */
  sources: ReadonlyMap<string, string>
  /** `package.json` "imports": `#domain/*` -> `./src/domain/*`. */
  aliases: Readonly<Record<string, string>>
  /** Tells whether a file that is no source (a picture, a font, a style sheet) exists. */
  exists: (path: string) => boolean
}

export interface FloorLimits {
  /** Fewer sources than this means that the check looked in the wrong place. */
  fewestFiles: number
  mostLines: number
  /** Sources in one folder, without their tests. */
  mostInFolder: number
}

const SOURCE = /\.tsx?$/
const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|client|server|d))*\.tsx?$/
const FOLDER_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/
const NAMES_WITHOUT_SUBJECT = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc'])
const IMPURE_GLOBAL =
  /^(Date\.now|new Date\(\)|Math\.random|(process|window|document|navigator|localStorage|sessionStorage|globalThis|console|crypto|performance)(\..*)?|fetch|setTimeout|setInterval|setImmediate|queueMicrotask|requestAnimationFrame|require|Buffer(\..*)?)$/

function isTestFile(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.includes('/contract/') || path.includes('/testing/')
}

function isWithin(path: string, floor: string): boolean {
  const bare = path.replace(/^src\//, '').replace(SOURCE, '')
  return bare === floor || bare.startsWith(`${floor}/`)
}

function floorOf(path: string, floors: readonly Floor[]): Floor | undefined {
  return floors.filter((floor) => isWithin(path, floor.path)).toSorted((a, b) => b.path.length - a.path.length)[0]
}

/** The file that a specifier names, or null for a package. */
function resolveSpecifier(from: string, specifier: string, aliases: SourceTree['aliases']): string | null {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return posix.join(posix.dirname(from), bare)
  for (const [pattern, target] of Object.entries(aliases)) {
    const prefix = pattern.replace(/\*$/, '')
    if (bare.startsWith(prefix)) return posix.normalize(target.replace('*', bare.slice(prefix.length)))
  }
  return bare.startsWith('#') ? bare : null
}

function nameProblems(path: string): string[] {
  const folders = path.split('/')
  const file = folders.pop() ?? ''
  const problems: string[] = []
  if (!FILE_NAME.test(file)) problems.push(`${path}: a file name is kebab-case`)
  for (const folder of folders) {
    if (!FOLDER_NAME.test(folder)) problems.push(`${path}: the folder ${folder} is not kebab-case`)
  }
  const subjectless = [...folders, file.replace(/\..*$/, '')].find((part) => NAMES_WITHOUT_SUBJECT.has(part))
  if (subjectless !== undefined) problems.push(`${path}: "${subjectless}" names no subject`)
  return problems
}

/** The folder directly below the floor in which a file lies. */
function roomOf(path: string, floor: Floor): string {
  return path.slice(`src/${floor.path}/`.length).split('/')[0] ?? ''
}

function neighbourProblem(path: string, target: string, floor: Floor): string | null {
  if (floor.neighbours === undefined || isTestFile(path)) return null
  const [from, to] = [roomOf(path, floor), roomOf(target, floor)]
  if (from === to || floor.neighbours[from]?.includes(to)) return null
  return `${from} may not import ${to} beside it; what both need lies on a floor below`
}

function importProblem(path: string, target: string, typeOnly: boolean, floors: readonly Floor[]): string | null {
  const floor = floorOf(path, floors)
  const targetFloor = floorOf(target, floors)
  if (floor === undefined) return null
  if (targetFloor === floor) return neighbourProblem(path, target, floor)
  const allowed = [
    ...floor.mayImport,
    ...(typeOnly ? (floor.mayImportTypes ?? []) : []),
    ...(isTestFile(path) ? (floor.testsMayImport ?? []) : []),
  ]
  const permitted = allowed.some((prefix) => isWithin(target, prefix))
  return permitted ? null : `${floor.path} may not import ${targetFloor?.path ?? 'what lies on no floor'}`
}

function fullFolders(paths: readonly string[], most: number): string[] {
  const folders = new Map<string, number>()
  for (const path of paths.filter((one) => !isTestFile(one))) {
    folders.set(posix.dirname(path), (folders.get(posix.dirname(path)) ?? 0) + 1)
  }
  const full = [...folders].filter(([, files]) => files > most)
  return full.map(([folder, files]) => `${folder}: ${files} sources, more than ${most} are two rooms`)
}

function purityProblems(path: string, module: ParsedModule, aliases: SourceTree['aliases']): string[] {
  const modules = module.imports.filter((one) => resolveSpecifier(path, one.specifier, aliases) === null)
  const globals = module.globals.filter((one) => IMPURE_GLOBAL.test(one.name))
  return [
    ...modules.map((one) => `${path}:${one.line}: a pure file may not import the package ${one.specifier}`),
    ...globals.map((one) => `${path}:${one.line}: a pure file may not use ${one.name}`),
  ]
}

function packageProblems(path: string, module: ParsedModule, floor: Floor, aliases: SourceTree['aliases']): string[] {
  const { packages } = floor
  if (packages === undefined || isTestFile(path)) return []
  return module.imports
    .filter((one) => resolveSpecifier(path, one.specifier, aliases) === null && !packages.includes(one.specifier))
    .map((one) => `${path}:${one.line}: ${floor.path} may not import the package ${one.specifier}`)
}

/** Every breach as one sentence with file and line; an empty list means that the floors hold. */
export function checkFloors(tree: SourceTree, floors: readonly Floor[], limits: FloorLimits): string[] {
  const problems: string[] = []
  const paths = [...tree.sources.keys()].filter((path) => SOURCE.test(path)).toSorted()
  if (paths.length < limits.fewestFiles) {
    problems.push(`only ${paths.length} sources were read, at least ${limits.fewestFiles} were expected`)
  }
  problems.push(...fullFolders(paths, limits.mostInFolder))
  const graph = new Map<string, string[]>()
  for (const path of paths) {
    const source = tree.sources.get(path) ?? ''
    const module = parseModule(path, source)
    const floor = floorOf(path, floors)
    if (floor === undefined) problems.push(`${path}: lies on no floor of the table`)
    problems.push(...nameProblems(path))
    const lines = source.trimEnd().split('\n').length
    if (lines > limits.mostLines) problems.push(`${path}: ${lines} lines, at most ${limits.mostLines} are allowed`)
    if (module.onlyReExports) problems.push(`${path}: is a barrel, it only re-exports`)
    if (floor?.pure === true && !isTestFile(path)) problems.push(...purityProblems(path, module, tree.aliases))
    if (floor !== undefined) problems.push(...packageProblems(path, module, floor, tree.aliases))

    const targets: string[] = []
    for (const { specifier, line, typeOnly } of module.imports) {
      // React Router generates these beside its build; the type checker resolves them.
      if (specifier.includes('/+types/')) continue
      const target = resolveSpecifier(path, specifier, tree.aliases)
      if (target === null) continue
      if (!tree.sources.has(target)) {
        if (SOURCE.test(target) || !tree.exists(target)) problems.push(`${path}:${line}: ${specifier} does not exist`)
        continue
      }
      targets.push(target)
      if (isTestFile(target) && !isTestFile(path)) problems.push(`${path}:${line}: imports the test file ${specifier}`)
      const problem = importProblem(path, target, typeOnly, floors)
      if (problem !== null) problems.push(`${path}:${line}: ${problem} (${specifier})`)
    }
    graph.set(path, targets)
  }
  for (const cycle of importCycles(graph)) problems.push(`import cycle: ${[...cycle, cycle[0]].join(' -> ')}`)
  return problems
}
