/** A product's video: opened and closed over the page, with controls of its own. */
import { expect, test } from '../support/fixtures.ts'
import { axe, open } from '../support/page-state.ts'

test('spec 2.15: the video overlay opens, closes on the overlay and on ×, and closing removes the video', async ({
  page,
}) => {
  await open(page, '/shop/shop-details-with-video')
  const video = page.getByRole('dialog').locator('video')
  await page.getByRole('button', { name: 'Play Video' }).click()
  await expect(video).toBeVisible()
  await page.mouse.click(20, 20)
  await expect(video).toHaveCount(0)
  await page.getByRole('button', { name: 'Play Video' }).click()
  await expect(video).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(video).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Play Video' })).toBeFocused()
})

test('the video has controls of its own, and a poster of its own colour', async ({ page }) => {
  await open(page, '/shop/shop-details-with-video')
  await page.getByRole('button', { name: 'Play Video' }).click()
  const dialog = page.getByRole('dialog', { name: 'Product video' })
  const video = dialog.locator('video')
  await expect(video).not.toHaveAttribute('controls')
  await expect(video).toHaveAttribute('poster', /\/headphones\/cream-main-640\.webp/)
  const isPaused = () => video.evaluate((film: HTMLVideoElement) => film.paused)
  await expect.poll(isPaused).toBe(false)
  await dialog.getByRole('button', { name: 'Pause' }).click()
  await expect.poll(isPaused).toBe(true)
  const line = dialog.getByRole('slider', { name: 'Progress' })
  await line.press('Home')
  await expect(line).toHaveAttribute('aria-valuetext', '0 of 4 seconds')
  await line.press('End')
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(3)
  await dialog.getByRole('button', { name: 'Play' }).click()
  await expect.poll(isPaused).toBe(false)
  await axe(page)
})
