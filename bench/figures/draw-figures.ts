/** Draws the figures of a bench as bars with their goals, for docs/performance.md; readable on light and on dark pages. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isMet, printFigures, textOf, type Figure } from './figures.ts'

const FOLDER = new URL('../../docs/figures/', import.meta.url)

const WIDTH = 760
const MARGIN = 20
const TOP = 56
const ROW = 46
const BAR = 12
/** How far the longer of figure and goal reaches. */
const REACH = 0.86

const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #23252a }
  .title { font-size: 16px; font-weight: 600 }
  .small { font-size: 12px; fill: #666b75 }
  .track { fill: #eceef1 }
  .met { fill: #1f7a5c } .missed { fill: #c2452d } .yardstick { fill: #9aa1ad }
  .goal { stroke: #23252a; stroke-width: 2 }
  @media (prefers-color-scheme: dark) {
    text { fill: #e7e9ee } .small { fill: #a2a8b4 } .track { fill: #2b2e35 }
    .met { fill: #4bbd93 } .missed { fill: #ef7d63 } .yardstick { fill: #717886 } .goal { stroke: #e7e9ee }
  }`

/** Writes `docs/figures/<name>.svg`. */
export function drawFigures(name: string, title: string, figures: readonly Figure[]): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(fileURLToPath(new URL(`${name}.svg`, FOLDER)), figuresAsSvg(title, figures))
}

/** Prints the figures and draws them as `docs/figures/<name>.svg`; returns whether every goal was met. */
export function reportFigures(name: string, title: string, figures: readonly Figure[]): boolean {
  drawFigures(name, title, figures)
  return printFigures(title, figures)
}

/** A picture of its own; a bar without a goal is measured against the largest figure of its unit. */
export function figuresAsSvg(title: string, figures: readonly Figure[]): string {
  const height = TOP + figures.length * ROW + MARGIN / 2
  const rows = figures.map((figure, at) => drawRow(figure, TOP + at * ROW, largestOf(figures, figure.unit)))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escape(title)}">`,
    `<style>${STYLE}\n</style>`,
    `<text class="title" x="${MARGIN}" y="30">${escape(title)}</text>`,
    ...rows,
    '</svg>\n',
  ].join('\n')
}

function drawRow(figure: Figure, y: number, largest: number): string {
  const { name, goal, unit, note } = figure
  const full = WIDTH - 2 * MARGIN
  const scale = (full * REACH) / Math.max(figure.figure, goal ?? largest, Number.MIN_VALUE)
  const kind = goal === undefined ? 'yardstick' : isMet(figure) ? 'met' : 'missed'
  const aim = goal === undefined ? '' : `goal ${figure.atLeast ? 'at least' : 'at most'} ${textOf(goal, unit)}`
  const bar = (length: number, style: string): string =>
    `<rect class="${style}" x="${MARGIN}" y="${y + 8}" width="${length.toFixed(1)}" height="${BAR}" rx="3"/>`
  const mark = MARGIN + (goal ?? 0) * scale
  return [
    `<text x="${MARGIN}" y="${y}">${escape(name)}: ${escape(textOf(figure.figure, unit))}</text>`,
    `<text class="small" x="${WIDTH - MARGIN}" y="${y}" text-anchor="end">${escape([aim, note].filter(Boolean).join('; '))}</text>`,
    bar(full, 'track'),
    bar(Math.max(2, figure.figure * scale), kind),
    goal === undefined ? '' : `<line class="goal" x1="${mark}" x2="${mark}" y1="${y + 5}" y2="${y + 11 + BAR}"/>`,
  ].join('\n')
}

function largestOf(figures: readonly Figure[], unit: string): number {
  return Math.max(...figures.filter((one) => one.unit === unit).map(({ figure }) => figure))
}

function escape(text: string): string {
  return text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
