import { expect, test } from 'vitest'
import { messages as frame } from './en/office.ts'
import { messages as orders } from './en/office-orders.ts'
import { makePack } from './make-pack.ts'
import { makeOfficePack, officeMessages } from './office-pack.ts'

test('the office has its texts for itself, and no shopper’s page names them', () => {
  const { text, imports, modules } = makeOfficePack()
  expect(text('changes', { count: 1 })).toBe('1 change')
  const [[file = '', code = ''] = []] = modules
  expect(imports).toEqual({ '#messages/office': `/assets/${file}` })
  expect(file).toMatch(/^texts-office-en-[\w-]{8}\.js$/)
  const carried = JSON.parse(code.replace('export const messages=', '')) as object
  expect(Object.keys(carried)).toEqual(Object.keys(officeMessages))
  // No page's text may take the place of another's.
  expect(Object.keys(officeMessages)).toHaveLength([frame, orders].flatMap(Object.keys).length)
  expect(Object.keys(makePack('en').addresses)).not.toContain('office')
})
