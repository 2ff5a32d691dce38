import { describe, expect, it } from 'vitest'
import { makePack } from '#texts/make-pack.ts'
import { testOrder } from '#domain/order/testing/test-order.ts'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { LANGUAGES } from '#texts/languages.ts'
import { createMailComposer } from './mail-composer.ts'

const AT = '2026-11-25T10:20:30.000Z'
const evil = '"><script>alert(1)</script>'

function mailsOf(texts: ReturnType<typeof makePack>['texts']) {
  const compose = createMailComposer({
    texts,
    shop: DEFAULT_SHOP_SETTINGS,
    siteUrl: () => 'https://shop.example',
    from: null,
    ownerEmail: 'owner@shop.example',
  })
  const order = testOrder({
    withdrawals: [
      { id: 1, at: AT, name: 'Mara Tell', late: false },
      { id: 2, at: AT, name: evil, lines: [1], late: true },
    ],
  })
  return (kind: 'withdrawal:1' | 'withdrawal:2' | 'withdrawal-notice:2') => {
    const mail = compose(kind, order, AT)
    if (!mail) throw new Error('a mail was expected')
    return mail
  }
}

describe('mails about a withdrawal', () => {
  it('spec 10.15: the receipt says what was declared, by whom, of what, and when to the second', () => {
    const mail = mailsOf(makePack('en').texts)
    const { text, html, subject, to } = mail('withdrawal:1')
    expect(subject).toBe('We have your withdrawal from order V-7K3F9Q2M')
    expect(to.address).toBe('mara@example.com')
    for (const part of ['By Mara Tell', 'The whole order', 'November 25, 2026', '10:20:30', 'UTC', 'Soap']) {
      expect(text.replaceAll('\u202F', ' ')).toContain(part)
      expect(html.replaceAll('\u202F', ' ')).toContain(part)
    }
    expect(mail('withdrawal:2').text).not.toContain('Soap')
  })

  it('the owner is told, and that it came late; what somebody wrote is text', () => {
    const { html, subject, to, text } = mailsOf(makePack('en').texts)('withdrawal-notice:2')
    expect([subject, to.address]).toEqual(['Late withdrawal from order V-7K3F9Q2M', 'owner@shop.example'])
    expect(text).toContain('/office/orders/V-7K3F9Q2M')
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;')
  })

  it('is written in every language', () => {
    const subjects = Object.entries(LANGUAGES).map(
      ([tag, language]) => mailsOf(makePack(tag, language).texts)('withdrawal:1').subject,
    )
    expect(new Set(subjects).size).toBe(subjects.length)
  })
})
