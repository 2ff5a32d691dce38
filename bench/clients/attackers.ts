/** Clients that mean harm, for benches and on this machine alone: each keeps a number of sockets and takes a new one whenever one is closed. */
import { connect, type Socket } from 'node:net'

export interface Attack {
  /** Times that the server ended a socket. */
  readonly closed: number
  stop(): void
}

interface AttackOptions {
  port: number
  sockets: number
  /** What is sent at once. */
  text: string
  /** Milliseconds after which a socket is given up by the attacker himself; held until the server closes it where left out. */
  renewAfter?: number
  /** False takes nothing of any answer. */
  reads: boolean
}

/** Milliseconds between a socket that was closed and the next, so that the attack stays one of sockets and not of connects. */
const PAUSE = 20
/** Milliseconds between two signs of life: who does not read hears of no end otherwise, and it keeps a server from taking the client for gone. */
const SIGN_INTERVAL = 1000

/** Begins at once and goes on until it is stopped. */
export function attack({ port, sockets, text, renewAfter, reads }: AttackOptions): Attack {
  const open = new Set<Socket>()
  let isOver = false
  let closed = 0

  function begin(): void {
    if (isOver) return
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    open.add(socket)
    if (reads) socket.resume()
    else socket.pause()
    let isOwn = false
    const giveUp = () => {
      isOwn = true
      socket.destroy()
    }
    // An empty line may stand between two requests.
    const signs = reads ? undefined : setInterval(() => socket.write('\r\n'), SIGN_INTERVAL)
    const timer = renewAfter === undefined ? undefined : setTimeout(giveUp, renewAfter)
    socket.on('error', () => undefined)
    socket.on('end', () => socket.destroy())
    socket.once('close', () => {
      clearTimeout(timer)
      clearInterval(signs)
      open.delete(socket)
      if (!isOwn && !isOver) closed += 1
      setTimeout(begin, PAUSE)
    })
  }

  for (let count = 0; count < sockets; count += 1) begin()
  return {
    get closed() {
      return closed
    },
    stop() {
      isOver = true
      for (const socket of open) socket.destroy()
    },
  }
}
