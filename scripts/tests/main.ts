/** Runs the steps and sums them up. Flags: `--no-browser`, `--only name,name`, and after `--` what the last step gets. */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { endChildrenOnSignal } from './run-command.ts'
import type { Outcome } from './schedule.ts'
import { schedule } from './schedule.ts'
import type { Step } from './steps.ts'
import { STEPS } from './steps.ts'

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
const begun = performance.now()

function seconds(from: number): string {
  return `${((performance.now() - from) / 1000).toFixed(1)} s`
}

endChildrenOnSignal()
await schedule(
  steps,
  Math.min(2, availableParallelism()),
  async (step) => {
    const from = performance.now()
    const { code, output, note } = await step.run(step === last ? positionals : [])
    const line = `${seconds(from).padStart(8)}  ${note ?? ''}`.trimEnd()
    lines.set(step.name, line)
    if (code !== 0) console.log(`\n---- ${step.name} ----\n${output.trimEnd()}\n---- ${step.name} failed ----\n`)
    return code === 0
  },
  (step, outcome) => {
    const line = `  ${step.name.padEnd(10)}${MARKS[outcome].padEnd(8)}${lines.get(step.name) ?? ''}`.trimEnd()
    lines.set(step.name, line)
    if (outcome === 'failed') process.exitCode = 1
    console.log(line)
  },
)

if (process.exitCode === 1) {
  console.log(`\nSummary\n${steps.map((step) => lines.get(step.name)).join('\n')}`)
}
console.log(`\n${process.exitCode === 1 ? 'Something failed' : 'All passed'} in ${seconds(begun)}.`)
