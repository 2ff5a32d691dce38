/** Turns the bytes of a file into text, and names the encoding of a file that is not UTF-8. */
import { UnreadableFile } from './catalogue-entry.ts'

/** A zip file (so also a spreadsheet), gzip, PDF, PNG, SQLite: what owners take for a list of products. */
const SIGNATURES: readonly (readonly [string, string])[] = [
  ['PK\u0003\u0004', 'a zip file or a spreadsheet (save it as CSV UTF-8)'],
  ['\u001f\u008b', 'a gzip file (unpack it first)'],
  ['%PDF', 'a PDF file'],
  ['\u0089PNG', 'a picture'],
  ['SQLite format 3', 'a SQLite database'],
]

/**
 * The text of `chunks` without a byte order mark.
 * @throws {UnreadableFile} naming the line, for anything but UTF-8.
 */
export async function* decodeUtf8(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let lines = 1
  let first = true
  for await (const chunk of chunks) {
    if (first) refuseForeignStart(chunk)
    first = false
    const text = decodeChunk(decoder, chunk, lines)
    const nul = text.indexOf('\0')
    if (nul !== -1) {
      throw new UnreadableFile(
        `line ${lines + countLines(text.slice(0, nul))} has a NUL byte: it is UTF-16 or no text at all; save it as UTF-8`,
      )
    }
    lines += countLines(text)
    yield text
  }
  decodeChunk(decoder, null, lines)
}

/** How many lines end in `text`. */
export function countLines(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

function refuseForeignStart(chunk: Uint8Array): void {
  const [one, two] = chunk
  if ((one === 0xff && two === 0xfe) || (one === 0xfe && two === 0xff)) {
    throw new UnreadableFile('it is UTF-16 text; save it as UTF-8')
  }
  const start = new TextDecoder('latin1')
    .decode(chunk.subarray(0, 16))
    .replaceAll('\u2030', '\u0089')
    .replaceAll('\u2039', '\u008b')
  const known = SIGNATURES.find(([signature]) => start.startsWith(signature))
  if (known) throw new UnreadableFile(`it is ${known[1]}, not a text`)
}

function decodeChunk(decoder: TextDecoder, chunk: Uint8Array | null, linesBefore: number): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
  } catch {
    const loose = new TextDecoder('utf-8').decode(chunk ?? undefined)
    const fault = loose.indexOf('\uFFFD')
    const line = linesBefore + countLines(fault === -1 ? loose : loose.slice(0, fault))
    throw new UnreadableFile(
      `line ${line} has bytes that are not UTF-8 text; if the file is Latin-1 or Windows-1252, save it as UTF-8`,
    )
  }
}
