/** Reads one TypeScript source: what it imports, what it re-exports, and which names it uses without declaring them. */
import { parseSync } from 'vite'

export interface ModuleImport {
  specifier: string
  /** 1-based line of the import. */
  line: number
  /** True where nothing of it is left at run time. */
  typeOnly: boolean
}

export interface ParsedModule {
  imports: ModuleImport[]
  /** True when the file holds nothing but re-exports. */
  onlyReExports: boolean
  /** Free names with their line, members written as `Date.now`; `new Date()` without arguments as `new Date()`. */
  globals: { name: string; line: number }[]
}

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

function children(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'parent') return []
    return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []
  })
}

function literal(value: unknown): string | null {
  return isNode(value) && value.type === 'Literal' && typeof value['value'] === 'string' ? value['value'] : null
}

function name(value: unknown): string {
  return isNode(value) && typeof value['name'] === 'string' ? value['name'] : ''
}

function isTypeOnly(node: Node): boolean {
  if (node['importKind'] === 'type' || node['exportKind'] === 'type') return true
  const specifiers = Array.isArray(node['specifiers']) ? node['specifiers'].filter(isNode) : []
  return (
    specifiers.length > 0 && specifiers.every((one) => one['importKind'] === 'type' || one['exportKind'] === 'type')
  )
}

/** Names that a file binds anywhere; scopes are not told apart, which only ever makes the purity rule milder. */
function collectBindings(node: Node, bindings: Set<string>): void {
  const add = (pattern: unknown): void => {
    if (!isNode(pattern)) return
    if (pattern.type === 'Identifier') bindings.add(name(pattern))
    else if (pattern.type === 'Property') add(pattern['value'])
    else if (pattern.type === 'AssignmentPattern') add(pattern['left'])
    else if (pattern.type === 'RestElement') add(pattern['argument'])
    else if (pattern.type === 'ObjectPattern' || pattern.type === 'ArrayPattern') children(pattern).forEach(add)
  }
  if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') {
    add(node['id'])
  }
  if (node.type.startsWith('Import') && node['local'] !== undefined) add(node['local'])
  if (Array.isArray(node['params'])) node['params'].forEach(add)
  if (node.type === 'CatchClause') add(node['param'])
  for (const child of children(node)) collectBindings(child, bindings)
}

function collectGlobals(node: Node, bindings: Set<string>, found: { name: string; start: number }[]): void {
  if (node.type.startsWith('TSType') || node.type.startsWith('TSInterface')) return
  if (node.type === 'Identifier') {
    if (!bindings.has(name(node))) found.push({ name: name(node), start: node.start })
    return
  }
  if (node.type === 'MemberExpression' && node['computed'] !== true) {
    const object = node['object']
    if (isNode(object) && object.type === 'Identifier' && !bindings.has(name(object))) {
      found.push({ name: `${name(object)}.${name(node['property'])}`, start: node.start })
    }
    if (isNode(object)) collectGlobals(object, bindings, found)
    return
  }
  if (node.type === 'NewExpression' && name(node['callee']) === 'Date') {
    const given = node['arguments']
    if (Array.isArray(given) && given.length === 0) found.push({ name: 'new Date()', start: node.start })
  }
  const named = node.type === 'Property' || node.type === 'MethodDefinition' || node.type === 'PropertyDefinition'
  for (const child of children(node)) {
    if (named && node['computed'] !== true && child === node['key']) continue
    if (node.type === 'LabeledStatement' && child === node['label']) continue
    collectGlobals(child, bindings, found)
  }
}

/**
 * Parses `source` as the file `path` (`.ts` or `.tsx`).
 * @throws SyntaxError naming the file when it does not parse.
 */
export function parseModule(path: string, source: string): ParsedModule {
  const { program, errors } = parseSync(path, source)
  const first = errors[0]
  if (first !== undefined) throw new SyntaxError(`${path}: ${first.message}`)
  const root = program as unknown as Node
  const line = (start: number): number => source.slice(0, start).split('\n').length

  const imports: ModuleImport[] = []
  const visit = (node: Node): void => {
    const specifier = literal(node['source'])
    if (specifier !== null) {
      const typeOnly = node.type === 'TSImportType' || isTypeOnly(node)
      imports.push({ specifier, line: line(node.start), typeOnly })
    }
    children(node).forEach(visit)
  }
  visit(root)

  const bindings = new Set<string>()
  collectBindings(root, bindings)
  const globals: { name: string; start: number }[] = []
  collectGlobals(root, bindings, globals)

  const statements = Array.isArray(root['body']) ? root['body'].filter(isNode) : []
  const onlyReExports =
    statements.length > 0 &&
    statements.every(({ type, ...rest }) => /^Export(All|Named)Declaration$/.test(type) && isNode(rest['source']))
  return { imports, onlyReExports, globals: globals.map((one) => ({ name: one.name, line: line(one.start) })) }
}
