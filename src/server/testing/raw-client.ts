/** A client for tests of bad manners: sends exactly what it is told to, and reads only if it is told to. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export interface RawClient {
  socket: Socket
  /** What has come so far. */
  received(): string
  /** Resolves when the connection is gone, whoever ended it; who does not read hears of no end. */
  closed: Promise<unknown>
}

/** Resolves when it is connected and has sent `text`. */
export async function rawClient(port: number, text: string, { reads = true } = {}): Promise<RawClient> {
  const socket = connect({ port, host: '127.0.0.1' })
  onTestFinished(() => void socket.destroy())
  let received = ''
  if (reads) socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')))
  else socket.pause()
  const closed = once(socket, 'close')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(text)
  return { socket, received: () => received, closed }
}

/** The head of a request, with what HTTP asks for. */
export function head(line: string, headers: Readonly<Record<string, string | number>> = {}): string {
  const lines = Object.entries({ Host: 'shop.test', ...headers }).map(([name, value]) => `${name}: ${value}`)
  return `${[`${line} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`
}
