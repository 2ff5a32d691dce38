import { expect, test } from 'vitest'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { composeLinkMail } from './link-mail.ts'

const SETTINGS = { shop: DEFAULT_SHOP_SETTINGS, siteUrl: () => 'https://shop.test', from: null }
const TOKEN = 'x'.repeat(43)

test.each([
  [null, 'You may come into the office of Vitrine', 'You are invited'],
  ['2026-03-01T12:00:00.000Z', 'Your way into the office of Vitrine', 'Sign in'],
])('who joined at %s is told what the link is for', (joinedAt, subject, heading) => {
  const mail = composeLinkMail(
    SETTINGS,
    {
      person: { id: '1', email: 'mara@example.com', role: 'staff', invitedAt: '2026-03-01T11:00:00.000Z', joinedAt },
      email: 'mara@example.com',
      token: TOKEN,
    },
    'sign-in-1',
    '2026-03-10T12:00:00.000Z',
  )
  expect(mail).toMatchObject({ subject, to: { address: 'mara@example.com' }, messageId: 'sign-in-1@shop.test' })
  for (const part of [mail.html, mail.text]) {
    expect(part).toContain(heading)
    expect(part).toContain(`https://shop.test/office/welcome#${TOKEN}`)
    expect(part).toContain('30 minutes')
  }
  // Whoever sees a list of mails sees no way in.
  expect(mail.subject + mail.name).not.toContain(TOKEN)
})
