/** Runs one command of the test run and keeps what it prints. */
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface CommandResult {
  code: number
  output: string
}

export interface StepResult extends CommandResult {
  /** A word for the summary, such as a number of tests. */
  note?: string
}

const running = new Set<ChildProcess>()

/** The project's own programs first, so that whatever a tool starts runs under the pinned Node as well. */
const ENVIRONMENT: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [join(ROOT, 'node_modules', '.bin'), dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter),
  CI: '1',
  NO_COLOR: '1',
}

/** Path of a program's JavaScript inside `node_modules`, for the pinned Node to run. */
export function program(path: string): string {
  return join(ROOT, 'node_modules', ...path.split('/'))
}

/** Hears what a command prints while it runs. */
export type Listen = (chunk: string) => void

/** Runs `node ...args` in the project's root; resolves with its exit code (1 when a signal ended it) and all it printed. */
export function runNode(args: readonly string[], listen?: Listen): Promise<CommandResult> {
  return runCommand(process.execPath, args, listen)
}

export function runCommand(command: string, args: readonly string[], listen?: Listen): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, env: ENVIRONMENT, stdio: ['ignore', 'pipe', 'pipe'] })
    running.add(child)
    let output = ''
    const keep = (chunk: string): void => {
      output += chunk
      listen?.(chunk)
    }
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    child.once('error', reject)
    child.once('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** Ends what is still running when the run itself is ended. */
export function endChildrenOnSignal(): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.once(signal, () => {
      for (const child of running) child.kill('SIGTERM')
      process.exit(1)
    })
  }
}
