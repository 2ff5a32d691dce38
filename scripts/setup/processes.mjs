/** Child processes of the scripts: ended with their parent, output kept until it is needed. */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ROOT } from './project.mjs'

/** Milliseconds in which one Ctrl-C may arrive twice: from the terminal and, handed on, from npm. */
const ECHO = 500

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * Exit code of a shell for a process that ended.
 * @param {number | null} code
 * @param {string | null} signal
 */
export function exitCode(code, signal) {
  return code ?? 128 + (signal === null ? 0 : constants.signals[signal])
}

/**
 * Runs a program in the project's root; resolves with its exit code and all it printed.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // npm is a command file on Windows, which only a shell can start.
      shell: process.platform === 'win32' && command === 'npm',
    })
    running.add(child)
    let output = ''
    const keep = (chunk) => (output += chunk)
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      running.delete(child)
      resolve({ code: exitCode(code, signal), output })
    })
  })
}

/**
 * Starts a long-lived program with this process's terminal and takes its place: signals are handed on once, its exit code becomes ours.
 * It gets a process group of its own, since a terminal's Ctrl-C reaches a whole group and would arrive twice.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function become(command, args, env) {
  let handedOn = -ECHO
  const child = spawn(command, args, { cwd: ROOT, env, stdio: 'inherit', detached: process.platform !== 'win32' })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.removeAllListeners(signal)
    process.on(signal, () => {
      const now = performance.now()
      if (now - handedOn < ECHO) return
      handedOn = now
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    })
  }
  child.once('error', (error) => {
    console.error(`${command} could not be started: ${error.message}`)
    process.exit(1)
  })
  child.once('exit', (code, signal) => process.exit(exitCode(code, signal)))
}

/** Until `become` takes over, a signal ends what is running and then this process. */
export function endWithChildren() {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.once(signal, () => {
      for (const child of running) child.kill(signal)
      process.exit(exitCode(null, signal))
    })
  }
}
