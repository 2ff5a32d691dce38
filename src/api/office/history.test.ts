/** The history over the API: what is told to whom, and taking back. */
import { describe, expect, it } from 'vitest'
import { minor } from '#domain/money/minor.ts'
import { COMMAND_LINE } from '#services/history/history-repository.ts'
import { testCatalogue, testProduct } from '#persistence/testing/test-catalogue.ts'
import { testOffice } from './testing/office-api.ts'

async function shop() {
  const office = await testOffice()
  const { database } = office
  await database.catalogue.write(
    testCatalogue({ products: [testProduct({ id: '1', title: 'Lamp', price: minor(1000) })] }),
    'merge',
  )
  async function edit(price: number) {
    const outcome = await database.catalogue.edit('1', { price: minor(price) }, COMMAND_LINE)
    if (outcome.kind !== 'edited' || outcome.batch === null) throw new Error(outcome.kind)
    return outcome.batch
  }
  return { ...office, edit }
}

describe('the history of the office', () => {
  it('tells batches, and of one what stood before and after, as decimals', async () => {
    const { edit, signedIn } = await shop()
    const number = await edit(1250)
    const reader = await signedIn('reader')
    expect((await reader.call('GET', 'history')).json()).toEqual([
      {
        number,
        at: expect.any(String),
        actor: { kind: 'cli', name: '' },
        task: expect.any(String),
        undoes: null,
        size: 1,
      },
    ])
    expect((await reader.call('GET', `history/${number}`)).json()).toMatchObject({
      batch: { number, size: 1 },
      changes: [{ thing: 'product', key: '1', variant: [], fields: [{ field: 'price', before: 10, after: 12.5 }] }],
    })
    for (const unknown of ['999', '0', '-1', 'x', '1e999']) {
      expect((await reader.call('GET', `history/${unknown}`)).statusCode).toBeGreaterThanOrEqual(400)
    }
  })

  it('a batch is taken back by staff, once, and owners alone are told by whom', async () => {
    const { edit, signedIn, database } = await shop()
    const number = await edit(1250)
    const reader = await signedIn('reader')
    expect((await reader.call('POST', `history/${number}/undo`, {})).statusCode).toBe(403)
    const staff = await signedIn('staff')
    const undone = await staff.call('POST', `history/${number}/undo`, {})
    expect([undone.statusCode, undone.json()]).toEqual([200, { batch: number + 1, conflicts: [] }])
    expect((await database.catalogue.productsByIds(['1']))[0]?.price).toBe(1000)
    const again = await staff.call('POST', `history/${number}/undo`, {})
    expect([again.statusCode, again.json()]).toMatchObject([409, { reason: 'already', by: number + 1 }])

    const owner = await signedIn('owner')
    const newest = async (one: typeof owner) => (await one.call('GET', 'history?limit=1')).json()[0].actor
    expect(await newest(owner)).toEqual({ kind: 'person', name: 'staff@example.com' })
    expect(await newest(staff)).toEqual({ kind: 'person', name: '' })
    const stored = await database.history.batch(number + 1)
    expect(stored?.actor).toEqual({ kind: 'person', name: staff.id })
  })

  it('what was changed since is listed and stays, until that is decided', async () => {
    const { edit, signedIn, database } = await shop()
    const number = await edit(1250)
    await edit(2000)
    const staff = await signedIn('staff')
    const refused = await staff.call('POST', `history/${number}/undo`, {})
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      reason: 'conflicts',
      conflicts: [{ thing: 'product', key: '1', field: 'price', left: 12.5, found: 20 }],
    })
    expect((await database.catalogue.productsByIds(['1']))[0]?.price).toBe(2000)
    const forced = await staff.call('POST', `history/${number}/undo`, { force: true })
    expect(forced.statusCode).toBe(200)
    expect((await database.catalogue.productsByIds(['1']))[0]?.price).toBe(1000)
  })

  it('of many who press at once one takes it back', async () => {
    const { edit, signedIn } = await shop()
    const number = await edit(1250)
    const staff = await signedIn('staff')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => staff.call('POST', `history/${number}/undo`, { force: true })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7)
  })

  it('a program is named by its token', async () => {
    const { app, edit, people, database } = await shop()
    const number = await edit(1250)
    const token = await people.addToken('till', 'staff', null)
    if (token.kind !== 'added') throw new Error(token.kind)
    const answer = await app.inject({
      method: 'POST',
      url: `/api/office/history/${number}/undo`,
      headers: { authorization: `Bearer ${token.token}` },
      payload: {},
    })
    expect(answer.statusCode).toBe(200)
    expect((await database.history.batch(number + 1))?.actor).toEqual({ kind: 'agent', name: 'till' })
  })
})
