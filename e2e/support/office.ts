/** The way into the office of a store under test. */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { StoreServer } from './store-server.ts'

/** Asked who is signed in, the office says 401 to nobody, which browsers print. */
export const OFFICE_CALLS = /\/api\/office\//

/** The address by which passkeys know the store; they know no numbers. */
export function officeOrigin(store: StoreServer): string {
  return store.origin.replace('127.0.0.1', 'localhost')
}

/** The address of a link as the command line prints it. */
export async function linkFor(store: StoreServer, email: string, role = 'owner'): Promise<string> {
  const printed = await store.command('scripts/owner.ts', 'invite', email, '--role', role)
  const token = /\/office\/welcome#([\w-]+)/.exec(printed)?.[1]
  if (token === undefined) throw new Error(`No link was printed:\n${printed}`)
  return `${officeOrigin(store)}/office/welcome#${token}`
}

/** Signs in by a link and stands at the start of the office. */
export async function comeIn(page: Page, store: StoreServer, email: string, role = 'owner'): Promise<void> {
  await page.goto(await linkFor(store, email, role))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are in')
  await page.getByRole('link', { name: /^(?:Later|To the start)/ }).click()
  await expect(page.getByRole('navigation', { name: 'Office' })).toBeVisible()
}

/** A device with passkeys, which says yes to everything. */
export async function addDevice(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
