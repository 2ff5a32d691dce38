/** Links, passkeys and sessions: how somebody comes into the office, and how nobody else does. */
import { expect, test } from '../support/fixtures.ts'
import { addDevice, comeIn, linkFor, OFFICE_CALLS, officeOrigin } from '../support/office.ts'

test.use({ expected: { addresses: [OFFICE_CALLS] } })

test('a printed link signs in once, leaves no token in the address, and is refused the second time', async ({
  page,
  store,
  browser,
}) => {
  const link = await linkFor(store, 'link@example.com')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are in')
  expect(new URL(page.url()).hash).toBe('')
  await page.getByRole('link', { name: 'Later' }).click()
  await expect(page.getByRole('navigation', { name: 'Office' })).toBeVisible()
  await expect(page).toHaveURL(/\/office\/?$/)

  const other = await browser.newContext()
  const thief = await other.newPage()
  await thief.goto(link)
  await expect(thief.getByRole('alert')).toHaveText('This link does not work any more. Ask for a new one.')
  await thief.goto(`${officeOrigin(store)}/office/people`)
  await expect(thief.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await other.close()
})

test('a passkey that is added at the door opens the office afterwards, and leads to the page that was asked for', async ({
  page,
  store,
}) => {
  await addDevice(page)
  await page.goto(await linkFor(store, 'passkey@example.com'))
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('navigation', { name: 'Office' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')

  await page.goto(`${officeOrigin(store)}/office/people`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('People')
  await expect(page).toHaveURL(/\/office\/people$/)
  await expect(page.getByRole('button', { name: /^Remove the passkey / })).toHaveCount(1)
})

test('a device without a passkey of ours says so, and a link by mail is promised to everybody alike', async ({
  page,
  store,
}) => {
  await addDevice(page)
  await page.goto(`${officeOrigin(store)}/office/sign-in`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toHaveText(/^The passkey was not used/)
  await page.getByLabel('E-mail address').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('status')).toHaveText(/^If this address may come in/)
})

test('a session is ended from elsewhere', async ({ page, store, browser }) => {
  await comeIn(page, store, 'two@example.com')
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await comeIn(other, store, 'two@example.com')

  await page.getByRole('link', { name: 'People', exact: true }).click()
  const you = page.getByRole('region', { name: 'You' })
  await you.getByRole('button', { name: /^End the session / }).click()
  await expect(you.getByRole('status')).toHaveText('The session has ended.')
  await expect(you.getByRole('button', { name: /^End the session / })).toHaveCount(0)

  await other.getByRole('link', { name: 'People', exact: true }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await elsewhere.close()
})
