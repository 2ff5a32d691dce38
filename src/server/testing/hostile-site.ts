/** Sites that a test stands up to try the import that fetches pictures. */
import { createServer as createHttp, type RequestListener } from 'node:http'
import { createServer as createTcp, type AddressInfo, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { isPublicAddress } from '../pictures/public-addresses.ts'
import type { FetchLimits } from '../pictures/public-fetch.ts'

/** The test's own server stands for a public one; all else is judged as it is. */
export const PUBLIC = '127.0.0.1'
export const LIMITS: FetchLimits = {
  size: 50_000,
  time: 5000,
  isAllowed: (address) => address === PUBLIC || isPublicAddress(address),
}

function listen(server: Server, host = PUBLIC): Promise<number> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
  })
  onTestFinished(
    () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve(undefined))
      }),
  )
  return new Promise((resolve) => server.listen(0, host, () => resolve((server.address() as AddressInfo).port)))
}

/** A site that is asked, and how often. */
export async function hostileSite(answer: RequestListener) {
  const asked: string[] = []
  const port = await listen(
    createHttp((request, response) => {
      asked.push(`${request.headers.host}${request.url}`)
      answer(request, response)
    }),
  )
  return { port, asked }
}

/** A site that writes `bytes` as they are to everybody who asks, and then does as `go` says. */
export async function rawSite(bytes: string, go: (socket: Socket) => void = () => undefined): Promise<number> {
  return await listen(
    createTcp((socket) => {
      socket.once('data', () => {
        socket.write(bytes)
        go(socket)
      })
    }),
  )
}
