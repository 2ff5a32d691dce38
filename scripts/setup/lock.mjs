/** Lets one process at a time do a piece of work in this clone, such as the build. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds between two looks at a lock that another process holds. */
const INTERVAL = 200

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/** @param {string} file */
function holder(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    return 0
  }
}

/**
 * Runs `work` while holding the lock `file`; waits for a living holder, takes over from one that has ended without giving it back.
 * @template T
 * @param {string} file
 * @param {(pid: number) => void} waiting called once, with the holder's process id, when there is a wait
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, waiting, work) {
  mkdirSync(dirname(file), { recursive: true })
  const giveBack = () => rmSync(file, { force: true })
  for (let told = false; !take(file);) {
    const pid = holder(file)
    if (pid > 0 && !isAlive(pid)) giveBack()
    else {
      if (!told && pid > 0) waiting(pid)
      told = true
      await pause(INTERVAL)
    }
  }
  process.once('exit', giveBack)
  try {
    return await work()
  } finally {
    giveBack()
    process.removeListener('exit', giveBack)
  }
}
