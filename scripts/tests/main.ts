/** Runs the steps, says how they get on and sums them up. Flags: `--no-browser`, `--only name,name`, and after `--` what the last step gets. */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { createProgress, type Progress } from './progress.ts'
import { endChildrenOnSignal } from './run-command.ts'
import type { Outcome } from './schedule.ts'
import { schedule } from './schedule.ts'
import type { Step } from './steps.ts'
import { STEPS } from './steps.ts'

/** Milliseconds between two words on a step that goes on. */
const WORD_EVERY = 20_000

const MARKS: Record<Outcome, string> = { passed: 'ok', failed: 'FAILED', skipped: 'skipped' }

const { values, positionals } = parseArgs({
  options: { 'no-browser': { type: 'boolean', default: false }, only: { type: 'string' } },
  allowPositionals: true,
})

/** The chosen steps and all that they need. */
function chosen(): Step[] {
  const steps = STEPS.filter((step) => !(values['no-browser'] && step.browser === true))
  if (values.only === undefined) return steps
  const wanted = new Set(values.only.split(','))
  for (const step of steps.toReversed()) if (wanted.has(step.name)) step.needs.forEach((need) => wanted.add(need))
  return steps.filter((step) => wanted.has(step.name))
}

const steps = chosen()
const last = steps.at(-1)
if (last === undefined) {
  console.error(`No step is called ${values.only}. There are: ${STEPS.map((step) => step.name).join(', ')}.`)
  process.exit(2)
}

const lines = new Map<string, string>()
const progress = new Map<string, Progress>()
const begun = performance.now()

function seconds(from: number): string {
  return `${((performance.now() - from) / 1000).toFixed(1)} s`
}

/** `  e2e       120 of 531 passed, 1 failed so far, 95.0 s`; a step without tests is just under way. */
function wordOn(step: Step, from: number): string {
  const { passed, failed, total } = progress.get(step.name)?.counts ?? { passed: 0, failed: 0, total: null }
  const tests = `${passed}${total === null ? '' : ` of ${total}`} passed, ${failed} failed so far`
  return `  ${step.name.padEnd(10)}${passed + failed > 0 ? tests : 'under way'}, ${seconds(from)}`
}

/** A step without tests of its own is one that passed or failed, and so is one that failed outside its tests. */
function sumUp(): { passed: number; failed: number } {
  const sum = { passed: 0, failed: 0 }
  for (const { name } of steps) {
    const { passed, failed } = progress.get(name)?.counts ?? { passed: 0, failed: 0 }
    const outcome = outcomes.get(name)
    const hasTests = passed + failed > 0
    sum.passed += outcome === 'passed' && !hasTests ? 1 : passed
    sum.failed += outcome === 'failed' ? Math.max(1, failed) : failed
  }
  return sum
}

const outcomes = new Map<string, Outcome>()

endChildrenOnSignal()
await schedule(
  steps,
  Math.min(2, availableParallelism()),
  async (step) => {
    const from = performance.now()
    const watched = createProgress((test) => console.log(`  ${step.name.padEnd(10)}FAILED  ${test}`))
    progress.set(step.name, watched)
    const words = setInterval(() => console.log(wordOn(step, from)), WORD_EVERY)
    const { code, output, note } = await step.run(step === last ? positionals : [], watched.read)
    clearInterval(words)
    const line = `${seconds(from).padStart(8)}  ${note ?? ''}`.trimEnd()
    lines.set(step.name, line)
    if (code !== 0) console.log(`\n---- ${step.name} ----\n${output.trimEnd()}\n---- ${step.name} failed ----\n`)
    return code === 0
  },
  (step, outcome) => {
    const line = `  ${step.name.padEnd(10)}${MARKS[outcome].padEnd(8)}${lines.get(step.name) ?? ''}`.trimEnd()
    lines.set(step.name, line)
    outcomes.set(step.name, outcome)
    if (outcome === 'failed') process.exitCode = 1
    console.log(line)
  },
)

if (process.exitCode === 1) {
  console.log(`\nSummary\n${steps.map((step) => lines.get(step.name)).join('\n')}`)
}
const { passed, failed } = sumUp()
console.log(`\n${process.exitCode === 1 ? 'Something failed' : 'All passed'} in ${seconds(begun)}.`)
console.log(`\n${passed} passed, ${failed} failed`)
