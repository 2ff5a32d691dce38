/** The history: what was changed, and how it is taken back, also over what somebody else has changed since. */
import { expect, test } from '../support/fixtures.ts'
import { comeIn, OFFICE_CALLS, officeOrigin } from '../support/office.ts'
import type { StoreServer } from '../support/store-server.ts'

// Its own store: nobody else's prices.
test.use({ expected: { addresses: [OFFICE_CALLS] }, environment: { LIMIT_SIGN_IN: '100' } })

/** Changes a product as an owner does beside the store, and gives the number of the batch. */
async function change(store: StoreServer, ...fields: readonly string[]): Promise<string> {
  const printed = await store.command('scripts/products.ts', 'set', '101', ...fields)
  const number = /undo (\d+)/.exec(printed)?.[1]
  if (number === undefined) throw new Error(printed)
  return number
}

test('a change is told with what stood before, is taken back after a look at what comes back, and the shop follows', async ({
  page,
  store,
}) => {
  const priceNow = async () =>
    ((await (await page.request.get(`${store.origin}/api/product/101`)).json()) as { price: number }).price
  await comeIn(page, store, 'history@example.com')
  const before = await priceNow()
  const number = await change(store, 'price=12.50')
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await page.getByRole('link', { name: new RegExp(`changed product 101.*Batch ${number}$`) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Batch ${number}`)
  await expect(page.getByRole('deletion')).toHaveText(`before ${before}`)
  await expect(page.getByRole('insertion')).toHaveText('after 12.5')

  await page.getByRole('button', { name: 'Undo' }).click()
  const question = page.getByRole('dialog', { name: `Undo batch ${number}?` })
  await expect(question.getByRole('insertion')).toHaveText(`after ${before}`)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await question.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('status')).toHaveText(`Batch ${number} is undone.`)
  await expect.poll(priceNow).toBe(before)
  await page.getByRole('link', { name: /^See batch/ }).click()
  await expect(page.getByText(`history@example.com took back batch ${number}`)).toBeVisible()
})

test('what was changed since is listed, and stays until a second press', async ({ page, store }) => {
  const number = await change(store, 'price=20')
  await change(store, 'price=30')
  await comeIn(page, store, 'conflict@example.com')
  await page.goto(`${officeOrigin(store)}/office/history/${number}`)
  await page.getByRole('button', { name: 'Undo' }).click()
  const question = page.getByRole('dialog', { name: `Undo batch ${number}?` })
  await question.getByRole('button', { name: 'Undo' }).click()
  await expect(question.getByText('Price was left at 20, is 30 now')).toBeVisible()
  await question.getByRole('button', { name: 'Undo all the same' }).click()
  await expect(page.getByRole('status')).toHaveText(`Batch ${number} is undone.`)
  // A second time there is nothing to take back.
  await page.reload()
  await page.getByRole('button', { name: 'Undo' }).click()
  await question.getByRole('button', { name: 'Undo' }).click()
  await expect(question.getByRole('alert')).toContainText('was undone before')
})

test('a reader looks and takes nothing back', async ({ page, store }) => {
  const number = await change(store, 'price=40')
  await comeIn(page, store, 'only-reads@example.com', 'reader')
  await page.goto(`${officeOrigin(store)}/office/history/${number}`)
  await expect(page.getByRole('insertion')).toHaveText('after 40')
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
})
