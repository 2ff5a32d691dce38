/** Finds where a source refers to a text of the project that is not there: a rule by its number, a heading of ARCHITECTURE.md, a document. */

export interface Documents {
  /** Numbers of docs/specification.md, such as `4.2`. */
  rules: ReadonlySet<string>
  /** Numbers of docs/usability.md, such as `17`. */
  findings: ReadonlySet<string>
  /** Headings of ARCHITECTURE.md. */
  chapters: ReadonlySet<string>
  /** Whether a path from the project's root leads to a file. */
  exists: (path: string) => boolean
}

const LIST = String.raw`(?:(?:, | and | to | or )NUMBER)*`
const listOf = (word: string, number: string) =>
  new RegExp(String.raw`\b${word} (${number}${LIST.replace('NUMBER', number)})`, 'gi')
const RULES = listOf('spec', String.raw`\d+\.\d+`)
const FINDINGS = listOf('usability', String.raw`\d+(?![.\d])`)
const CHAPTERS = /ARCHITECTURE\.md, ([A-Z][a-z]+(?: [a-z]+)+?)(?=[:,.;)'"`]|$)/gm
const PATHS = /\bdocs\/[\w/-]+\.md\b/g
/** Texts that were beside the project once; nobody who has the project alone can open them. */
const ELSEWHERE =
  /\b(?:sections? \d+(?:\.\d+)?(?= ?[,:;.)]| and | to |$)|issues? \d+\b|decisions, (?:section|[A-Z][a-z]+))/gim

/** The numbers of headings such as `### 4.2 Filters` (level 3). */
export function headingNumbers(markdown: string): ReadonlySet<string> {
  return new Set(Array.from(markdown.matchAll(/^### (\d+(?:\.\d+)?)\b/gm), ([, number]) => number ?? ''))
}

/** The words of all headings. */
export function headingWords(markdown: string): ReadonlySet<string> {
  return new Set(Array.from(markdown.matchAll(/^#+ (.+)$/gm), ([, words]) => words ?? ''))
}

/** One sentence for each reference in `source` that leads nowhere, in the order of the kinds. */
export function deadReferences(path: string, source: string, documents: Documents): string[] {
  const dead: string[] = []
  const say = (what: string): number => dead.push(`${path}: ${what}`)
  const numbers = (pattern: RegExp, one: RegExp): string[] =>
    Array.from(source.matchAll(pattern), ([, list = '']) => list.match(one) ?? []).flat()
  for (const rule of numbers(RULES, /\d+\.\d+/g)) {
    if (!documents.rules.has(rule)) say(`docs/specification.md has no ${rule}`)
  }
  for (const finding of numbers(FINDINGS, /\d+/g)) {
    if (!documents.findings.has(finding)) say(`docs/usability.md has no ${finding}`)
  }
  for (const [, chapter = ''] of source.matchAll(CHAPTERS)) {
    if (!documents.chapters.has(chapter)) say(`ARCHITECTURE.md has no "${chapter}"`)
  }
  for (const [document] of source.matchAll(PATHS)) {
    if (!documents.exists(document)) say(`there is no ${document}`)
  }
  for (const [words] of source.matchAll(ELSEWHERE)) say(`"${words}" names a text that is not in the project`)
  return dead
}

/** A path or the name of a source between backticks; patterns (`order-*.ts`) and what is made by a build are none. */
const NAMED = /`([\w./-]+\.(?:tsx?|css|mjs))`/g

/** One sentence for each source that a document names and that is not among `files`: by its whole path or by the end of it. */
export function deadPaths(document: string, text: string, files: readonly string[]): string[] {
  const named = new Set(Array.from(text.matchAll(NAMED), ([, path = '']) => path))
  const there = (path: string): boolean => files.some((file) => file === path || file.endsWith(`/${path}`))
  return [...named].filter((path) => !there(path)).map((path) => `${document}: there is no ${path}`)
}
