/** Closes connections whose client takes nothing of what waits for it, and the least promising ones where too much waits in all. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { ClientLimits } from './connection-limits.ts'
import { readSystemQueues, type SystemQueue } from './system-queues.ts'

interface Reader {
  socket: Socket
  /** What has been written, what waits and what of it the system has yet to take, in bytes: any step shows in one of them. */
  state: readonly [number, number, number]
  /** Bytes that waited in the system when it was asked last. */
  queued: number | undefined
  /** Milliseconds at which the client was seen to take something, or to be given something. */
  since: number
}

/** Bytes that the system has yet to take of what it was given; a large answer is one write, and nothing else tells how that goes. */
function unsent(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize?: number } | null }
  return handle?.writeQueueSize ?? 0
}

export interface ReaderWatch {
  /** Looks once; the watch does so by itself every `lookInterval`. */
  look(): void
}

/** The system is asked so many times within the patience with a client that stands still, and only then. */
const ASKED_WITHIN = 4

export interface ReaderSurroundings {
  /** Milliseconds. */
  now?: () => number
  readQueues?: () => SystemQueue
  /** Hears of each connection that is closed. */
  onCut?: (() => void) | undefined
}

/** Watches every connection of `server`. */
export function watchReaders(
  server: Server,
  limits: Pick<ClientLimits, 'stalledAfter' | 'waitingBytes' | 'lookInterval'>,
  { now = () => performance.now(), readQueues = readSystemQueues, onCut = () => undefined }: ReaderSurroundings = {},
): ReaderWatch {
  const sockets = new Set<Socket>()
  const readers = new Map<Socket, Reader>()
  let askedAt = -Infinity

  function see(socket: Socket): void {
    if (socket.writableLength === 0) {
      readers.delete(socket)
      return
    }
    const state = [socket.bytesWritten, socket.writableLength, unsent(socket)] as const
    const known = readers.get(socket)
    if (!known || known.state.some((bytes, at) => bytes !== state[at])) {
      readers.set(socket, { socket, state, queued: undefined, since: now() })
    }
  }

  /** The system passes bytes on in large steps and asks for more a step later; what it holds says more finely whether a client takes anything. */
  function askSystem(): void {
    const still = [...readers.values()].filter(({ since }) => since < now())
    if (still.length === 0 || now() - askedAt < limits.stalledAfter / ASKED_WITHIN) return
    askedAt = now()
    const queueOf = readQueues()
    for (const reader of still) {
      const queued = queueOf(reader.socket)
      if (queued !== undefined && reader.queued !== undefined && queued < reader.queued) reader.since = now()
      reader.queued = queued
    }
  }

  /** Nothing reaches the client any more, and what the system holds for it is let go as well. */
  function cut({ socket }: Reader): void {
    readers.delete(socket)
    socket.resetAndDestroy()
    onCut()
  }

  function look(): void {
    for (const socket of sockets) see(socket)
    askSystem()
    let waiting = 0
    for (const reader of readers.values()) {
      if (now() - reader.since >= limits.stalledAfter) cut(reader)
      else waiting += reader.state[1]
    }
    if (waiting <= limits.waitingBytes) return
    for (const reader of [...readers.values()].toSorted((a, b) => a.since - b.since || b.state[1] - a.state[1])) {
      if (waiting <= limits.waitingBytes) return
      waiting -= reader.state[1]
      cut(reader)
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
