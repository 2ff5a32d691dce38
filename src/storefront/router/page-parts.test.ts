/** How a page is taken apart. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ENTRY, joined, partsOf } from './page-parts.ts'

it('the parts are the page, whatever it is made of', () => {
  const piece = fc.constantFrom(
    '<head>',
    '</head>',
    '<body>',
    '</body>',
    ENTRY,
    '</script>',
    '<p>a</p>',
    'é',
    '</html>',
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      expect(joined(partsOf(pieces.join('')))).toBe(pieces.join(''))
    }),
  )
})

it('the end begins with the last entry: one that a text of the page names is none', () => {
  const html = `<html><head></head><body>${ENTRY}</script><p>a</p>${ENTRY}import 'a'</script></body></html>`
  expect(partsOf(html)).toEqual({
    head: '<html><head>',
    body: `</head><body>${ENTRY}</script><p>a</p>`,
    end: `${ENTRY}import 'a'</script></body></html>`,
  })
})

it('a page without code ends with its body', () => {
  expect(partsOf('<head></head><body>a</body></html>').end).toBe('</body></html>')
})
