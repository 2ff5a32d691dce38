/** What an empty search field offers: recent searches of this browser, popular ones, categories with their pictures. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { searchField, suggestions } from '../support/header-screen.ts'
import { axe, open } from '../support/page-state.ts'

function ideas(page: Page) {
  return page.getByRole('listbox', { name: 'Search ideas' })
}

function recent(page: Page) {
  return ideas(page).getByRole('group', { name: 'Recent searches' }).getByRole('option')
}

async function search(page: Page, text: string): Promise<void> {
  await searchField(page).fill(text)
  await searchField(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${text}”`)
}

test('spec 2.14: nothing of it is loaded before the field is used, and then it is there for a click and for Tab', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, '/shop')
  expect(asked.filter((path) => /search-start|suggestion-panel/.test(path))).toEqual([])
  await searchField(page).click()
  await expect(ideas(page)).toBeVisible()
  await expect(searchField(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(ideas(page).getByRole('group', { name: 'Categories' }).getByRole('option')).toHaveCount(4)
  await expect(ideas(page).getByRole('group', { name: 'Popular searches' }).getByRole('option')).toHaveCount(6)
  await expect(ideas(page).getByRole('group', { name: 'Recent searches' })).toHaveCount(0)
  await axe(page)
  await page.keyboard.press('Tab')
  await expect(ideas(page)).toBeHidden()
  await page.keyboard.press('Shift+Tab')
  await expect(searchField(page)).toBeFocused()
  await expect(ideas(page)).toBeVisible()
})

test('usability 4: arrows go through the ideas, Enter follows one, Escape closes them, a letter makes suggestions of them', async ({
  page,
}) => {
  await open(page, '/shop')
  const field = searchField(page)
  await field.click()
  const options = ideas(page).getByRole('option')
  await expect(options).toHaveCount(10)
  await field.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveValue(await options.first().innerText())
  await field.press('Escape')
  await expect(ideas(page)).toBeHidden()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await field.click()
  await expect(ideas(page)).toBeVisible()
  await field.pressSequentially('ring')
  await expect(suggestions(page)).toBeVisible()
  await expect(ideas(page)).toBeHidden()
  await field.fill('')
  await expect(ideas(page)).toBeVisible()
  await field.press('ArrowUp')
  const last = ideas(page).getByRole('option', { selected: true })
  const address = (await last.getAttribute('href')) ?? ''
  await field.press('Enter')
  await expect(page).toHaveURL(address)
  await expect(ideas(page)).toBeHidden()
})

test('recent searches are offered again, newest first, and can be taken away one by one and all', async ({ page }) => {
  await open(page, '/shop')
  for (const text of ['ring', 'watch', 'leather bag']) await search(page, text)
  await search(page, 'zzqqxx')
  await open(page, '/shop')
  await searchField(page).click()
  await expect(recent(page)).toHaveText(['leather bag', 'watch', 'ring'])
  await axe(page)
  await page.getByRole('button', { name: 'Remove watch from recent searches' }).click()
  await expect(recent(page)).toHaveText(['leather bag', 'ring'])
  await expect(searchField(page)).toBeFocused()
  await recent(page).first().click()
  await expect(page).toHaveURL('/pages/search?searchText=leather%20bag')
  await open(page, '/shop')
  await searchField(page).click()
  await page.getByRole('button', { name: 'Clear all recent searches' }).click()
  await expect(ideas(page)).toBeVisible()
  await expect(recent(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('vitrine_searches'))).toBe('[]')
})

test('recent searches are taken away by the keyboard alone, which loses neither its place nor the field', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('vitrine_searches', '["ring","watch"]'))
  await open(page, '/shop')
  await searchField(page).click()
  await expect(recent(page)).toHaveCount(2)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Clear all recent searches' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(recent(page)).toHaveText(['watch'])
  await expect(page.getByRole('button', { name: 'Remove watch from recent searches' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(ideas(page)).toBeHidden()
  await expect(searchField(page)).toBeFocused()
  await searchField(page).click()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(recent(page)).toHaveCount(0)
  await expect(searchField(page)).toBeFocused()
})

test('what was searched for stays in this browser', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('vitrine_searches', '["my-own-secret-word"]'))
  const sent: string[] = []
  page.on('request', (request) =>
    sent.push(request.url() + JSON.stringify(request.headers()) + (request.postData() ?? '')),
  )
  await open(page, '/shop')
  await searchField(page).click()
  await expect(recent(page)).toHaveText(['my-own-secret-word'])
  await searchField(page).pressSequentially('ring')
  await expect(suggestions(page)).toBeVisible()
  expect(sent.filter((text) => text.includes('secret'))).toEqual([])
})

test('with a storage that may not be used there are ideas all the same, and no error', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await open(page, '/shop')
  await searchField(page).click()
  await expect(ideas(page).getByRole('option')).toHaveCount(10)
  await search(page, 'ring')
  await searchField(page).fill('')
  await expect(recent(page)).toHaveText(['ring'])
})

test('few suggestions stand in one column, more in two', async ({ page }) => {
  await open(page, '/shop')
  const columns = page.locator('.search-columns')
  await searchField(page).fill('lipst')
  await expect(suggestions(page)).toBeVisible()
  expect(await suggestions(page).getByRole('option').count()).toBeLessThanOrEqual(3)
  const tops = await columns.evaluate((node) =>
    [...node.querySelectorAll('[role=option]')].map((option) => Math.round(option.getBoundingClientRect().left)),
  )
  expect(new Set(tops).size).toBe(1)
  await searchField(page).fill('head')
  await expect(columns).toHaveAttribute('data-columns', '2')
})

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1600, 900],
] as const) {
  test(`${width} px: the ideas fit the screen, with targets for a finger`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript(() =>
      localStorage.setItem('vitrine_searches', '["ring","a rather long text that somebody has typed here"]'),
    )
    await open(page, '/shop')
    if (width < 768) await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
    else await searchField(page).click()
    await expect(ideas(page)).toBeVisible()
    await expect(ideas(page).getByRole('option')).toHaveCount(width < 768 ? 8 : 10)
    const panel = page.locator('.search-panel')
    const { x, y, width: wide, height: high } = (await panel.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    expect([x >= 0, x + wide <= width, y + high <= height]).toEqual([true, true, true])
    expect(await panel.evaluate((node) => node.scrollHeight - node.clientHeight)).toBe(0)
    for (const button of await panel.getByRole('button', { name: /^Remove/ }).all()) {
      const box = await button.boundingBox()
      expect([box?.width, box?.height]).toEqual([44, 44])
    }
    await axe(page)
    if (width < 768) {
      await page.keyboard.press('Escape')
      await expect(ideas(page)).toBeHidden()
    }
  })
}
