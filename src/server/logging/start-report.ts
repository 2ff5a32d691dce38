/** What a start says on the terminal: each step with its time, and one clear sentence when it fails. */

export interface StartReport {
  /** Runs a step and prints its name, what came of it and its milliseconds. */
  step<T>(name: string, run: () => Promise<T>, said?: (result: T) => string): Promise<T>
  /** Says the address and the milliseconds since the process began. */
  ready(address: string): void
  note(sentence: string): void
}

export function createStartReport(print: (line: string) => void = console.log): StartReport {
  const since = (start: number) => `${Math.round(performance.now() - start)} ms`
  return {
    async step(name, run, said) {
      const start = performance.now()
      const result = await run()
      print([name.padEnd(10), since(start).padStart(8), said?.(result)].filter(Boolean).join('  '))
      return result
    },
    ready: (address) => print(`ready  ${address}  in ${since(0)}`),
    note: print,
  }
}

/** One sentence for the operator. */
export function failureSentence(error: unknown, settings: { port: number; databaseFile: string } | null): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE')
    return `Port ${settings?.port} is already in use; stop the other program or set PORT to another number.`
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen') {
    return `Port ${settings?.port} may not be used by this user; set PORT to a number above 1023.`
  }
  if (settings && (['EACCES', 'EROFS', 'ENOTDIR', 'EISDIR'].includes(code) || code.startsWith('ERR_SQLITE'))) {
    return `The database ${settings.databaseFile} cannot be opened: ${error.message}`
  }
  return error.message
}
