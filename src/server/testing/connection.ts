/** One kept connection to a serving process, so that all its calls reach the same process of several. */
import { once } from 'node:events'
import { Agent, request, type IncomingMessage, type RequestOptions } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: string
}

export interface Connection {
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  /** Sends the head of a POST at once and, when the server has it, hands over the function that sends the body. */
  begin(path: string): Promise<(body: string) => Promise<Answer>>
  /** A POST of JSON with its CSRF token. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>
  close(): void
}

const TOKEN = 'a-token-of-22-characters'
const CSRF = { 'x-xsrf-token': TOKEN, cookie: `XSRF-TOKEN=${TOKEN}` }

export function openConnection(port: number): Connection {
  // A connection that was just being handed to a process when that died is never answered.
  const agent = new Agent({ keepAlive: true, maxSockets: 1, timeout: 3000 })
  function send(options: RequestOptions) {
    const call = request({ agent, host: '127.0.0.1', port, ...options })
    call.once('timeout', () => call.destroy(new Error('Nobody answers')))
    const answer = once(call, 'response').then(async ([response]: IncomingMessage[]): Promise<Answer> => {
      if (!response) throw new Error('There was no answer')
      return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) }
    })
    return { call, answer }
  }
  return {
    async get(path, headers = {}) {
      const { call, answer } = send({ path, headers })
      call.end()
      return await answer
    },
    async begin(path) {
      const { call, answer } = send({ path, method: 'POST', headers: { expect: '100-continue' } })
      answer.catch(() => undefined)
      call.flushHeaders()
      await once(call, 'continue')
      // The server has it, so nothing is lost any more; how long the body is held back is the test's affair.
      call.setTimeout(0)
      return (body) => {
        call.end(body)
        return answer
      }
    },
    async post(path, body, more = {}) {
      const headers = { ...CSRF, 'content-type': 'application/json', ...more }
      const { call, answer } = send({ path, method: 'POST', headers })
      call.end(JSON.stringify(body))
      return await answer
    },
    close: () => agent.destroy(),
  }
}
