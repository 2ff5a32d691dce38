/** Closes connections whose client takes nothing of what waits for it, and the least promising ones where too much waits in all. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { ClientLimits } from './connection-limits.ts'

interface Reader {
  socket: Socket
  /** What has been written, what waits and what of it the system has yet to take, in bytes: any step shows in one of them. */
  state: readonly [number, number, number]
  /** Milliseconds at which the state was seen first. */
  since: number
}

/** Bytes that the system has yet to take of what it was given; a large answer is one write, and nothing else tells how that goes. */
function unsent(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize?: number } | null }
  return handle?.writeQueueSize ?? 0
}

/** Nothing reaches the client any more, and what the system holds for it is let go as well. */
function cut(readers: Map<Socket, Reader>, { socket }: Reader): void {
  readers.delete(socket)
  socket.resetAndDestroy()
}

export interface ReaderWatch {
  /** Looks once; the watch does so by itself every `lookInterval`. */
  look(): void
}

/** Watches every connection of `server`; `now` gives milliseconds. */
export function watchReaders(
  server: Server,
  limits: Pick<ClientLimits, 'stalledAfter' | 'waitingBytes' | 'lookInterval'>,
  now: () => number = () => performance.now(),
): ReaderWatch {
  const sockets = new Set<Socket>()
  const readers = new Map<Socket, Reader>()

  function see(socket: Socket): void {
    if (socket.writableLength === 0) {
      readers.delete(socket)
      return
    }
    const state = [socket.bytesWritten, socket.writableLength, unsent(socket)] as const
    const known = readers.get(socket)
    if (!known || known.state.some((bytes, at) => bytes !== state[at])) {
      readers.set(socket, { socket, state, since: now() })
    }
  }

  function look(): void {
    for (const socket of sockets) see(socket)
    let waiting = 0
    for (const reader of readers.values()) {
      if (now() - reader.since >= limits.stalledAfter) cut(readers, reader)
      else waiting += reader.state[1]
    }
    if (waiting <= limits.waitingBytes) return
    for (const reader of [...readers.values()].toSorted((a, b) => a.since - b.since || b.state[1] - a.state[1])) {
      if (waiting <= limits.waitingBytes) return
      waiting -= reader.state[1]
      cut(readers, reader)
    }
  }

  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      readers.delete(socket)
    })
  })
  const timer = setInterval(look, limits.lookInterval).unref()
  server.once('close', () => clearInterval(timer))
  return { look }
}
