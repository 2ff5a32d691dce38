/** A second window of the same shopper: a browser paints only the front tab of each window, and a press waits for frames. */
import type { Page } from '@playwright/test'

/** Opens an empty page in a window of its own, with the storage and cookies of `page`. */
export async function secondWindow(page: Page): Promise<Page> {
  const context = page.context()
  const browser = context.browser()
  if (browser === null) throw new Error('The page belongs to no browser.')
  const [own, whole] = await Promise.all([context.newCDPSession(page), browser.newBrowserCDPSession()])
  const { targetInfo } = await own.send('Target.getTargetInfo')
  const opened = context.waitForEvent('page')
  await whole.send('Target.createTarget', {
    url: 'about:blank',
    newWindow: true,
    ...(targetInfo.browserContextId !== undefined && { browserContextId: targetInfo.browserContextId }),
  })
  await Promise.all([own.detach(), whole.detach()])
  return await opened
}
