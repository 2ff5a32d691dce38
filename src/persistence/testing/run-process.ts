/** Starts the second process of the contract tests. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { DatabaseAddress } from '../open-database.ts'

const SCRIPT = fileURLToPath(new URL('./database-process.ts', import.meta.url))

export interface TestProcess {
  send(message: string): void
  /** The next message that has not been taken yet; rejects when the process ends first. */
  next(): Promise<unknown>
  /** The exit code once it has ended by itself. */
  ended: Promise<number | null>
}

export function runProcess(address: DatabaseAddress, task: 'prepare' | 'write' | 'watch'): TestProcess {
  const child: ChildProcess = fork(SCRIPT, [JSON.stringify(address), task], { execArgv: [] })
  const messages: unknown[] = []
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  child.on('message', (message) => messages.push(message))
  return {
    send: (message) => child.send(message),
    async next() {
      if (messages.length === 0) {
        await Promise.race([
          once(child, 'message'),
          ended.then((code) => Promise.reject(new Error(`The process ended with ${code} and said nothing.`))),
        ])
      }
      return messages.shift()
    },
    ended,
  }
}
