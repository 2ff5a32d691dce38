import { describe, expect, it, vi } from 'vitest'
import { testOrder } from '#domain/order/testing/test-order.ts'
import { answerForm, openLines } from './withdraw-steps.ts'

function form(fields: Record<string, string | readonly string[]>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of typeof value === 'string' ? [value] : value) data.append(name, one)
  return data
}

function shop() {
  const order = testOrder()
  const known = (number: string, secret: string, own: string) =>
    number === order.number && secret === own ? order : null
  return {
    order,
    find: async (number: string, key: string) => known(number, key, order.key),
    track: async (number: string, email: string) => known(number, email, order.contact.email),
    withdraw: vi.fn(async () => ({ kind: 'kept' as const })),
  }
}

const { number, key, contact } = testOrder()
const asked = { number, email: contact.email, name: 'Mara Tell' }

describe('spec 10.15: the two steps of a withdrawal', () => {
  it('number and e-mail address lead to what is declared, and nothing is sent before it is confirmed', async () => {
    const orders = shop()
    const shown = await answerForm(form(asked), orders)
    expect(shown).toMatchObject({ step: 'confirm', values: { key, name: 'Mara Tell' } })
    expect(orders.withdraw).not.toHaveBeenCalled()
    const taken = await answerForm(form({ step: 'confirm', number, key, name: 'Mara Tell', line: ['0', '1'] }), orders)
    expect(taken).toEqual({ step: 'taken', number, key })
    expect(orders.withdraw).toHaveBeenCalledWith(number, key, { name: 'Mara Tell', lines: [0, 1] })
  })

  it.each([
    [{ ...asked, email: 'other@example.com' }, 'state', 'unknown'],
    [{ ...asked, number: 'V-00000000' }, 'state', 'unknown'],
    [{ number, key: 'wrong', name: 'Mara' }, 'state', 'unknown'],
    [{ ...asked, name: ' ' }, 'state', 'name'],
    [{ ...asked, name: 'x'.repeat(400) }, 'state', 'name'],
    [{ step: 'confirm', number, key, name: 'Mara' }, 'confirm', 'lines'],
    [{}, 'state', 'unknown'],
  ])('%o is asked again', async (fields, step, problem) => {
    const orders = shop()
    expect(await answerForm(form(fields), orders)).toMatchObject({ step, problem })
    expect(orders.withdraw).not.toHaveBeenCalled()
  })

  it('who does not know the key is not told it by a wrong name', async () => {
    const shown = await answerForm(form({ ...asked, name: '' }), shop())
    expect(JSON.stringify(shown)).not.toContain(key)
  })

  it('what has been withdrawn from is not asked again', () => {
    const at = '2026-11-25T10:00:00.000Z'
    expect(openLines(testOrder())).toEqual([0, 1])
    expect(openLines(testOrder({ withdrawals: [{ id: 1, at, name: 'M', lines: [1], late: false }] }))).toEqual([0])
    expect(openLines(testOrder({ withdrawals: [{ id: 1, at, name: 'M', late: false }] }))).toEqual([])
  })
})
