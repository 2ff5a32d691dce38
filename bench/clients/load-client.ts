/** Two kinds of load on a local server: as fast as it answers, and at a rate that does not care how it does. */
import { Agent, request, type OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:net'

export interface SteadyLoad {
  port: number
  path: string
  headers: Readonly<Record<string, string>>
  /** Kept open; each asks again as soon as it was answered. */
  connections: number
  milliseconds: number
}

/** Answers a second. Reads no more of an answer than its length, so that the client is not what is measured. @throws Error for any status but 200 */
export async function answersPerSecond(load: SteadyLoad): Promise<number> {
  const start = performance.now()
  const counts = await Promise.all(Array.from({ length: load.connections }, () => askAgainAndAgain(load, start)))
  const seconds = (performance.now() - start) / 1000
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}

function askAgainAndAgain({ port, path, headers, milliseconds }: SteadyLoad, start: number): Promise<number> {
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`)
  const question = `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
  return new Promise((resolve, reject) => {
    let answered = 0
    let missing = 0
    const socket = connect(port, '127.0.0.1', () => socket.write(question))
    socket.setNoDelay(true)
    socket.on('error', reject)
    // A server may close a connection after so many answers; another one takes its place.
    socket.on('close', () => {
      if (performance.now() - start >= milliseconds) resolve(answered)
      else
        askAgainAndAgain({ port, path, headers, milliseconds, connections: 1 }, start).then(
          (more) => resolve(answered + more),
          reject,
        )
    })
    socket.on('data', (chunk: Buffer) => {
      let read = chunk.length
      if (missing === 0) {
        const end = chunk.indexOf('\r\n\r\n')
        const head = chunk.toString('latin1', 0, end)
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
        if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
          reject(new Error(`${path} was answered with ${head.slice(0, 80)}`))
          socket.destroy()
          return
        }
        missing = Number(length)
        read -= end + 4
      }
      missing -= read
      if (missing > 0) return
      answered += 1
      if (performance.now() - start >= milliseconds) socket.destroy()
      else socket.write(question)
    })
  })
}

export interface Call {
  method?: string
  path: string
  headers?: OutgoingHttpHeaders
  body?: string
}

export interface Answer {
  /** 0 where the connection broke. */
  status: number
  /** Milliseconds since the call was due, so that a call which had to wait for a connection counts its wait. */
  milliseconds: number
  /** Milliseconds of these in which the client itself had no time to send it. */
  late: number
  body: string
}

export interface OpenLoad {
  port: number
  /** Calls a second. */
  rate: number
  milliseconds: number
  next: (count: number) => Call
}

/** Most connections of one load; with each busy for a second it still keeps its rate. */
const MOST_CONNECTIONS = 2000

/** Makes calls at a rate, however slowly they are answered, and resolves with all answers. */
export async function callAtRate({ port, rate, milliseconds, next }: OpenLoad): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS })
  const calls: Promise<Answer>[] = []
  const start = performance.now()
  for (let passed = 0; passed < milliseconds; passed = performance.now() - start) {
    for (; calls.length < (passed / 1000) * rate;)
      calls.push(answer(agent, port, next(calls.length), start + (calls.length / rate) * 1000))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const answers = await Promise.all(calls)
  agent.destroy()
  return answers
}

/** Makes all calls at once, each on a connection of its own. */
export async function callTogether(port: number, calls: readonly Call[]): Promise<Answer[]> {
  const agent = new Agent()
  const start = performance.now()
  const answers = await Promise.all(calls.map((call) => answer(agent, port, call, start)))
  agent.destroy()
  return answers
}

function answer(agent: Agent, port: number, { method = 'GET', path, headers, body }: Call, due: number) {
  const late = performance.now() - due
  return new Promise<Answer>((resolve) => {
    const end = (status: number, text: string) =>
      resolve({ status, milliseconds: performance.now() - due, late, body: text })
    const call = request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', () => end(0, ''))
      response.on('end', () => end(response.statusCode ?? 0, Buffer.concat(chunks).toString()))
    })
    call.on('error', () => end(0, ''))
    call.end(body)
  })
}
