/** The command line of `npm run catalogue:import`. */
import { parseArgs } from 'node:util'
import { Refusal } from './shop-command.ts'

const USAGE = `Usage: npm run catalogue:import -- FILE [--replace | --merge] [--dry-run] [--map FILE] [--skip-bad] [--type TYPE]`

export interface ImportCommand {
  file: string
  mode: 'replace' | 'merge'
  /** A mapping file, or undefined. */
  map: string | undefined
  dryRun: boolean
  skipBad: boolean
  type: string | undefined
}

/** @throws {Refusal} for what cannot be understood. */
export function readCommand(args: string[]): ImportCommand {
  const { values, positionals } = parseCommandLine(args)
  const [file, another] = positionals
  if (file === undefined) throw new Refusal(`Which file should be imported?\n${USAGE}`)
  if (another !== undefined) throw new Refusal(`One file at a time, please: got "${file}" and "${another}".\n${USAGE}`)
  if (values.replace && values.merge) throw new Refusal(`Either --replace or --merge, not both.\n${USAGE}`)
  return {
    file,
    mode: values.replace ? 'replace' : 'merge',
    map: values.map,
    dryRun: values['dry-run'] ?? false,
    skipBad: values['skip-bad'] ?? false,
    type: values.type,
  }
}

function parseCommandLine(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        replace: { type: 'boolean' },
        merge: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        map: { type: 'string' },
        'skip-bad': { type: 'boolean' },
        type: { type: 'string' },
      },
    })
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message.split(/\.\s|\n/)[0] : String(error)}.\n${USAGE}`)
  }
}
