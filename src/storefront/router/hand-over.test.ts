/** The loaders' data on its way into a page. */
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { handOver, scriptText, withScript } from './hand-over.ts'

it('a text comes out of the script as it went in, and nothing of it ends the element', () => {
  const pieces = fc.constantFrom(
    '</script>',
    '<!--',
    "'",
    '"',
    '\\',
    '\n',
    '\r',
    '\u2028',
    '\\u003c',
    '${',
    '`',
    'é',
    '🙂',
  )
  const anyText = fc.array(fc.oneof(fc.string({ unit: 'binary' }), pieces)).map((parts) => parts.join(''))
  fc.assert(
    fc.property(anyText, (plain) => {
      const script = scriptText(plain)
      expect(script).not.toContain('<')
      expect(runInNewContext(script)).toBe(plain)
    }),
  )
})

it('the script gives the whole data to the router, whatever its pieces, and then says that it was all', async () => {
  const bytes = new TextEncoder().encode('[{"_1":2},"Käse"]\n')
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      // Between the two bytes of the ä.
      controller.enqueue(bytes.slice(0, 13))
      controller.enqueue(bytes.slice(13))
      controller.close()
    },
  })
  const script = await handOver(stream)
  const taken: string[] = []
  const streamController = { enqueue: (part: string) => taken.push(part), close: () => taken.push('end') }
  runInNewContext(/^<script>(.*)<\/script>$/s.exec(script)?.[1] ?? '', {
    window: { __reactRouterContext: { streamController } },
  })
  expect(taken).toEqual(['[{"_1":2},"Käse"]\n', 'end'])
})

it('the script is the last thing of the body, or of a page that has none', () => {
  expect(withScript('<body>a</body></html>', '<script></script>')).toBe('<body>a<script></script></body></html>')
  expect(withScript('<p>a', '<script></script>')).toBe('<p>a<script></script>')
})
