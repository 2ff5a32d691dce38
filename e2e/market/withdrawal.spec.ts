/** The withdrawal from an order in a shop of the European Union: by mouse, keyboard and without a script (docs/specification.md, 10.15). */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { TEST_BUYER } from '../../src/domain/order/testing/test-order.ts'
import { comeIn, OFFICE_CALLS } from '../support/office.ts'
import { moveOrder, placeOrder } from '../support/orders.ts'
import { axe, open } from '../support/page-state.ts'

const SCRIPTS = /\/assets\/[^/]+\.js$/
const SHOP = { name: 'Lampen Weber', market: { eu: true, imprint: ['Owner: Ada Weber'] } }
const LIMITS = { LIMIT_MAILS: '1000', LIMIT_TRACKING: '1000', LIMIT_CANCELLING: '1000' }

test.use({
  shop: SHOP,
  environment: LIMITS,
  javaScriptEnabled: false,
  expected: { addresses: [SCRIPTS, /\/pages\/withdraw$/] },
})

const withdraw = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Withdraw from contract here' })
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm withdrawal' })

test('from the footer: number and e-mail address, then what is declared, then the receipt', async ({
  page,
  store,
  request,
}) => {
  const order = await placeOrder(request)
  await page.goto('/shop')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract here' }).click()
  await expect(page).toHaveURL('/pages/withdraw')
  await page.getByLabel('Order number').fill(order.number)
  await page.getByLabel('E-mail').fill('somebody@example.com')
  await page.getByLabel('Your name').fill('Mara Tell')
  await withdraw(page).click()
  await expect(page.getByRole('alert')).toContainText('There is no order with this number')
  await page.getByLabel('E-mail').fill(TEST_BUYER.contact.email)
  await withdraw(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your withdrawal')
  await expect(page.getByRole('main')).toContainText(`order ${order.number}`)
  await page.getByRole('checkbox').uncheck()
  await confirm(page).click()
  await expect(page.getByRole('alert')).toHaveText('Please choose at least one product.')
  await page.getByRole('checkbox').check()
  await confirm(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your withdrawal')
  await expect(page.getByRole('main')).toContainText(/Received on .* UTC/)
  await expect(page.getByRole('main')).toContainText(TEST_BUYER.contact.email)
  // A reload asks for nothing to be sent again.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your withdrawal')
  const shown = JSON.parse(await store.command('scripts/orders.ts', 'show', order.number, '--json')) as {
    withdrawals: { name: string; late: boolean }[]
  }
  expect(shown.withdrawals).toMatchObject([{ name: 'Mara Tell', late: false }])
})

test('from the order page: its key is enough, and the page says what was declared', async ({
  page,
  store,
  request,
}) => {
  const order = await placeOrder(request)
  await moveOrder(store, order, ['packed', 'shipped', 'delivered'])
  await page.goto(order.path)
  await expect(page.getByRole('main')).toContainText(/withdraw from the contract without giving a reason, until/)
  await page.getByRole('main').getByRole('link', { name: 'Withdraw from contract here' }).click()
  await expect(page).toHaveURL(`/pages/withdraw?number=${order.number}&key=${order.key}`)
  await expect(page.getByLabel('Your name')).toHaveValue(TEST_BUYER.address.name)
  await withdraw(page).click()
  await confirm(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your withdrawal')
  await page.getByRole('main').getByRole('link', { name: 'View your order' }).click()
  await expect(page.getByRole('main')).toContainText(/Received on .* UTC/)
})

test('the page of an order is nobody else’s, and forms from elsewhere are refused', async ({
  page,
  request,
  store,
}) => {
  const order = await placeOrder(request)
  const answer = await page.goto(`/pages/withdraw?number=${order.number}&key=${order.key}`)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
  })
  const form = { step: 'confirm', number: order.number, key: order.key, name: 'Mallory', line: '0' }
  const forged = await request.post('/pages/withdraw', { form, headers: { origin: 'https://evil.example' } })
  expect(forged.status()).toBe(403)
  const swollen = await request.post('/pages/withdraw', { form: { ...form, name: 'x'.repeat(100_000) } })
  expect(swollen.status()).toBe(413)
  const odd = await request.post('/pages/withdraw', {
    data: '{"step":"confirm"}',
    headers: { 'content-type': 'application/json' },
  })
  expect(odd.status()).toBe(415)
  const shown = JSON.parse(await store.command('scripts/orders.ts', 'show', order.number, '--json')) as object
  expect(JSON.stringify(shown)).not.toContain('Mallory')
})

test('a mail goes out with what was declared, by the language of the order', async ({ request, store }) => {
  const order = await placeOrder(request)
  const form = { step: 'confirm', number: order.number, key: order.key, name: 'Mara Tell', line: '0' }
  await request.post('/pages/withdraw', { form })
  await expect(async () => {
    const files = await readdir(store.mailDir)
    const receipt = files.find((name) => name.includes(`${order.number}-withdrawal-1`)) ?? ''
    expect(await readFile(path.join(store.mailDir, receipt), 'utf8')).toContain('Withdrawal from the contract')
  }).toPass()
})

test.describe('with a script', () => {
  test.use({ javaScriptEnabled: true })

  test('by keyboard alone, and readable by everybody at every step', async ({ page, request }) => {
    const order = await placeOrder(request)
    await open(page, order.path)
    await page.getByRole('main').getByRole('link', { name: 'Withdraw from contract here' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Your name')).toBeVisible()
    await axe(page)
    await page.getByLabel('Your name').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your withdrawal')
    await axe(page)
    await confirm(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your withdrawal')
    await axe(page)
  })
})

test.describe('in the office', () => {
  test.use({ javaScriptEnabled: true, expected: { addresses: [OFFICE_CALLS] } })

  test('the morning says that somebody waits, and the order what was declared', async ({ page, request, store }) => {
    const order = await placeOrder(request)
    const form = { step: 'confirm', number: order.number, key: order.key, name: 'Mara Tell', line: '0' }
    await request.post('/pages/withdraw', { form })
    await comeIn(page, store, 'owner@example.com')
    await page.getByRole('link', { name: /withdrawn from and waits?/ }).click()
    await page.getByRole('link', { name: order.number }).click()
    const declared = page.getByRole('region', { name: 'Withdrawal' })
    await expect(declared).toContainText('Mara Tell')
    await expect(declared).toContainText('The whole order')
    await axe(page)
  })
})
