/** Answers the requests of a connection one after the other: who sends many at once, or takes no answers, has one in the making. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface Connection {
  isBusy: boolean
  line: { request: IncomingMessage; response: ServerResponse }[]
}

/** `listener` for each request when the answers before it are out; a connection on which more than `most` wait is closed. */
export function oneAtATime(listener: RequestListener, most: number, onClosed = () => {}): RequestListener {
  const connections = new WeakMap<Socket, Connection>()

  function begin(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    connection.isBusy = true
    // `on`, since an answer closes once, and this is done for every request.
    response.on('close', () => {
      connection.isBusy = false
      const next = connection.line.shift()
      if (!next) return
      if (request.socket.destroyed) connection.line = []
      else begin(connection, next.request, next.response)
    })
    listener(request, response)
  }

  return (request, response) => {
    const { socket } = request
    const connection = connections.get(socket) ?? { isBusy: false, line: [] }
    connections.set(socket, connection)
    if (!connection.isBusy) begin(connection, request, response)
    else if (connection.line.length < most) connection.line.push({ request, response })
    else if (!socket.destroyed) {
      socket.destroy()
      onClosed()
    }
  }
}
