/** The list of people: inviting, roles, removing, and the question whether it is still the same person. */
import { expect, test } from '../support/fixtures.ts'
import { addDevice, comeIn, linkFor, OFFICE_CALLS, officeOrigin } from '../support/office.ts'

test.use({ expected: { addresses: [OFFICE_CALLS] } })

test('an owner invites somebody, changes the role and removes the person, whose session is over then', async ({
  page,
  store,
  browser,
}) => {
  await comeIn(page, store, 'owner@example.com')
  await page.goto(`${officeOrigin(store)}/office/people`)
  const list = page.getByRole('region', { name: 'Who may come in' })
  await list.getByLabel('E-mail address').fill('til@example.com')
  await list.getByLabel('Role', { exact: true }).selectOption('reader')
  await list.getByRole('button', { name: 'Invite' }).click()
  await expect(list.getByRole('status')).toHaveText('A link is on its way to til@example.com.')
  const link = await list.getByLabel('Link for til@example.com').inputValue()

  const elsewhere = await browser.newContext()
  const til = await elsewhere.newPage()
  await til.goto(link)
  await expect(til.getByRole('heading', { level: 1 })).toHaveText('You are in')
  await til.goto(`${officeOrigin(store)}/office/people`)
  await expect(til.getByRole('region', { name: 'You' })).toBeVisible()
  await expect(til.getByRole('region', { name: 'Who may come in' })).toHaveCount(0)

  await list.getByLabel('Role of til@example.com').selectOption('staff')
  await expect(list.getByText('til@example.com is staff now.')).toBeVisible()
  await list.getByRole('button', { name: 'Remove til@example.com' }).click()
  const question = page.getByRole('dialog', { name: 'Remove til@example.com?' })
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(list.getByText('til@example.com may not come in any more.')).toBeVisible()
  await expect(list.getByLabel('Role of til@example.com')).toHaveCount(0)

  await til.reload()
  await expect(til.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await elsewhere.close()
})

test('what asks for a fresh sign-in is done after a passkey was used, and not where the question is closed', async ({
  page,
  store,
}) => {
  await addDevice(page)
  await page.goto(await linkFor(store, 'fresh@example.com'))
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('link', { name: 'People', exact: true }).click()

  // Ten minutes have passed, until somebody signs in again.
  let isStale = true
  await page.route('**/api/office/people', (route, request) =>
    isStale && request.method() === 'POST'
      ? route.fulfill({
          status: 403,
          contentType: 'application/problem+json',
          body: JSON.stringify({ status: 403, detail: 'Please sign in again first.', reason: 'fresh-sign-in' }),
        })
      : route.continue(),
  )
  page.on('response', (response) => {
    if (response.url().endsWith('/sign-in/passkey') && response.ok()) isStale = false
  })
  const list = page.getByRole('region', { name: 'Who may come in' })
  await list.getByLabel('E-mail address').fill('ada@example.com')
  await list.getByRole('button', { name: 'Invite' }).click()
  const question = page.getByRole('dialog', { name: 'Is it you?' })
  await question.getByRole('button', { name: 'Close' }).click()
  await expect(question).toBeHidden()
  await expect(list.getByLabel('Role of ada@example.com')).toHaveCount(0)
  await expect(list.getByLabel('E-mail address')).toHaveValue('ada@example.com')

  await list.getByRole('button', { name: 'Invite' }).click()
  await question.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(list.getByRole('status')).toHaveText('A link is on its way to ada@example.com.')
  await expect(list.getByLabel('Role of ada@example.com')).toHaveValue('staff')
})

test('an owner who is the last one stays', async ({ page, store }) => {
  await comeIn(page, store, 'last@example.com')
  const people = await page.request.get(`${officeOrigin(store)}/api/office/people`)
  for (const { email } of (await people.json()) as { email: string }[]) {
    if (email !== 'last@example.com') await store.command('scripts/owner.ts', 'remove', email)
  }
  await page.goto(`${officeOrigin(store)}/office/people`)
  await page.getByLabel('Role of last@example.com').selectOption('reader')
  await expect(page.getByRole('alert')).toHaveText(/without an owner/)
  await expect(page.getByLabel('Role of last@example.com')).toHaveValue('owner')
})
