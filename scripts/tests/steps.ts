/** Everything that must hold, as a table of steps. */
import { ensureChromium } from './chromium.ts'
import type { Listen, StepResult } from './run-command.ts'
import { program, runNode } from './run-command.ts'

export interface Step {
  name: string
  /** Steps that must have passed before. */
  needs: readonly string[]
  /** How many of the machine's cores it uses well, 1 or 2. */
  cores: 1 | 2
  /** Left out by `npm run check`. */
  browser?: boolean
  run: (extra: readonly string[], listen: Listen) => Promise<StepResult>
}

/** Runs commands one after the other until one fails; `note` is looked for in the last one's output. */
function commands(list: readonly (readonly string[])[], note?: RegExp): Step['run'] {
  return async (extra, listen) => {
    let result: StepResult = { code: 0, output: '' }
    for (const [position, args] of list.entries()) {
      const last = position === list.length - 1
      result = await runNode(last ? [...args, ...extra] : args, listen)
      if (result.code !== 0) return result
    }
    const found = note?.exec(result.output)?.[1]
    return found === undefined ? result : { ...result, note: found.trim() }
  }
}

const VITEST = [program('vitest/vitest.mjs'), 'run']
const PASSED = /Tests\s+(.*)/

export const STEPS: readonly Step[] = [
  {
    name: 'build',
    needs: [],
    cores: 2,
    run: commands([['scripts/setup.mjs']], /build\s+(built|built by another process|up to date) /),
  },
  { name: 'format', needs: [], cores: 1, run: commands([[program('oxfmt/bin/oxfmt'), '--check', '.']]) },
  {
    name: 'typegen',
    needs: [],
    cores: 1,
    run: commands([[program('@react-router/dev/bin.cjs'), 'typegen']]),
  },
  { name: 'types', needs: ['typegen'], cores: 1, run: commands([[program('typescript/bin/tsc'), '--noEmit']]) },
  { name: 'lint', needs: ['typegen'], cores: 1, run: commands([[program('oxlint/bin/oxlint')]]) },
  { name: 'unused', needs: ['typegen'], cores: 1, run: commands([[program('knip/bin/knip.js')]]) },
  { name: 'floors', needs: [], cores: 1, run: commands([[...VITEST, '--project', 'floors']], PASSED) },
  { name: 'contract', needs: [], cores: 1, run: commands([[...VITEST, '--project', 'contract']], PASSED) },
  {
    name: 'unit',
    needs: ['build'],
    cores: 2,
    run: commands([[...VITEST, '--project', 'unit', '--project', 'servers']], PASSED),
  },
  { name: 'budgets', needs: ['build'], cores: 1, run: commands([['bench/check-budgets.ts']]) },
  {
    name: 'idle budgets',
    needs: ['build', 'chromium'],
    cores: 1,
    browser: true,
    run: commands([['bench/check-budgets.ts', '--idle']]),
  },
  { name: 'chromium', needs: [], cores: 1, browser: true, run: ensureChromium },
  {
    name: 'e2e',
    needs: ['build', 'chromium'],
    cores: 2,
    browser: true,
    run: commands([[program('@playwright/test/cli.js'), 'test']], /(\d+ passed.*)/),
  },
]
