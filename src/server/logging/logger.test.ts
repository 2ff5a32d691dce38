import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { createLogger } from './logger.ts'

function logOf(write: (logger: ReturnType<typeof createLogger>) => void): string {
  let text = ''
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString()
      done()
    },
  })
  write(createLogger('info', sink))
  return text
}

describe('no personal data and no keys in the log', () => {
  it('a database error is logged without the row that it refused', () => {
    const refused = Object.assign(new Error('new row violates a check constraint'), {
      code: '23514',
      detail: 'Failing row contains (V-7K3F9QZM, secret-key, mara@example.com).',
      where: 'mara@example.com',
    })
    const text = logOf((logger) => logger.error({ err: refused }, 'call failed'))
    expect(text).toContain('new row violates a check constraint')
    expect(text).toContain('23514')
    expect(text).not.toMatch(/mara@|secret-key/)
  })

  it('a request is logged by its path alone', () => {
    const req = { id: '1', method: 'GET', url: '/api/orders/V-7K3F9QZM?key=secret-key', headers: { cookie: 'secret' } }
    expect(logOf((logger) => logger.info({ req }, 'answered'))).not.toMatch(/secret/)
  })
})
