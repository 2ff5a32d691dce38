/** Where lines of the log leave the process: a place that takes none (a full disk, a reader that stands still or has gone) costs those lines and nothing else. */
import { fstatSync, writeSync } from 'node:fs'
import type { Writable } from 'node:stream'

/** Bytes that wait for a slow reader at most. */
const MOST_WAITING = 1024 * 1024
const STANDARD_OUTPUT = 1

export interface LogSink {
  write(line: string): void
  /** Lines that could not be written since the start. */
  readonly dropped: number
}

/** Takes a text and calls `onLost`, at once or later, where it could not be written. */
export type LogPlace = (text: string, onLost: () => void) => void

/** A terminal or file that takes nothing more ends no process: to be called before the first word is said. */
export function outliveLostOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

/** Writes to `place`, and says there how many lines are missing as soon as it takes some again. */
export function createLogSink(place: LogPlace = standardOutput()): LogSink {
  let dropped = 0
  let unsaid = 0
  return {
    write(line) {
      if (unsaid > 0) {
        const missing = unsaid
        unsaid = 0
        place(gapLine(missing), () => {
          unsaid += missing
        })
      }
      place(line, () => {
        dropped += 1
        unsaid += 1
      })
    },
    get dropped() {
      return dropped
    },
  }
}

/** In the shape of the others: 40 is a warning. */
function gapLine(missing: number): string {
  const msg = `${missing} lines of the log could not be written`
  return `${JSON.stringify({ level: 40, time: Date.now(), pid: process.pid, msg })}\n`
}

/** A file takes a line or refuses it on the spot; all else is a stream that may take its time. */
function standardOutput(): LogPlace {
  const kind = fstatSync(STANDARD_OUTPUT)
  const isFile = kind.isFile() || (kind.isCharacterDevice() && !process.stdout.isTTY)
  return isFile ? filePlace((bytes) => writeSync(STANDARD_OUTPUT, bytes)) : streamPlace(process.stdout)
}

/** `write` gives how many bytes it has written; a disk that fills up takes the first ones of a line. */
export function filePlace(write: (bytes: Uint8Array) => number): LogPlace {
  let isTorn = false
  return (text, onLost) => {
    const bytes = Buffer.from(isTorn ? `\n${text}` : text)
    let written = 0
    try {
      written = write(bytes)
    } catch {
      // Said by what is missing: there is no place to say more.
    }
    if (written > 0) isTorn = written < bytes.byteLength
    if (written < bytes.byteLength) onLost()
  }
}

export function streamPlace(stream: Writable): LogPlace {
  // Each write hears of its own failure.
  stream.on('error', () => undefined)
  return (text, onLost) => {
    const bytes = Buffer.from(text)
    if (stream.writableLength + bytes.byteLength > MOST_WAITING) onLost()
    else
      stream.write(bytes, (error) => {
        if (error) onLost()
      })
  }
}
