import { makePack } from '#texts/make-pack.ts'
import { minor } from '#domain/money/minor.ts'
import fc from 'fast-check'
import { simpleParser } from 'mailparser'
import { createTransport } from 'nodemailer'
import { describe, expect, it } from 'vitest'
import { addressLines } from '#domain/order/address-lines.ts'
import { ORDER_MAILS } from '#domain/order/order-mails.ts'
import type { Order } from '#domain/order/order.ts'
import { testOrder } from '#domain/order/testing/test-order.ts'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import type { Mail } from '#services/mail/mail.ts'
import { LANGUAGES } from '#texts/languages.ts'
import { createMailComposer, type MailSettings } from './mail-composer.ts'
import { mimeMessage } from './mime-message.ts'

const AT = '2026-11-23T10:00:00.000Z'

function composer(fields: Partial<MailSettings> = {}) {
  const shop = DEFAULT_SHOP_SETTINGS
  const siteUrl = () => 'https://shop.example'
  return createMailComposer({
    texts: makePack('en').texts,
    shop,
    siteUrl,
    from: null,
    ownerEmail: 'owner@shop.example',
    ...fields,
  })
}

function compose(kind: Parameters<ReturnType<typeof composer>>[0], order: Order, fields?: Partial<MailSettings>): Mail {
  const mail = composer(fields)(kind, order, AT)
  if (!mail) throw new Error('a mail was expected')
  return mail
}

/** Every mail, those of one thing of its order about the first. */
const KINDS = ORDER_MAILS.map((mail) =>
  mail === 'withdrawal' || mail === 'withdrawal-notice' ? (`${mail}:1` as const) : mail,
)
const withdrawn = () => testOrder({ withdrawals: [{ id: 1, at: AT, name: 'Mara Tell', late: false }] })

async function source(mail: Mail): Promise<string> {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mimeMessage(mail))
  if (!Buffer.isBuffer(message)) throw new Error('a buffer was expected')
  return message.toString()
}

describe('mails about an order', () => {
  it('usability 49: the confirmation repeats everything, in HTML and in text', () => {
    const order = testOrder({
      code: 'SPRING',
      discount: minor(1394),
      total: minor(14_546),
      notes: 'Ring twice\nThank you',
    })
    const { html, text, subject } = compose('confirmation', order)
    expect(subject).toBe('Your order V-7K3F9Q2M at Vitrine')
    for (const part of [
      'Soap',
      '10 × $11.04',
      '$110.40',
      'Navy, size M · 1 × $29.00',
      '$139.40',
      'Discount (SPRING)',
      '-$13.94',
      'Shipping (Flat rate)',
      '$20.00',
      '$145.46',
      'Prices include tax',
      'Mara Tell',
      '12 Sample Street',
      'Springfield, IL 62704',
      'United States',
      'Thu 26 to Mon 30 Nov',
      'You pay later: by invoice or on delivery.',
      'Ring twice',
      'You have 30 days.',
    ]) {
      expect(text).toContain(part)
      expect(html).toContain(part)
    }
    const page = 'https://shop.example/pages/orders/V-7K3F9Q2M?key=a-key-that-nobody-guesses'
    expect(text).toContain(page)
    expect(html).toContain(`href="${page}"`)
    expect(html).toContain('href="https://shop.example/pages/returns"')
    expect(html).not.toMatch(/<img|url\(|<script|<link/)
  })

  it('speaks the language that the order was placed in, with links to its pages; the owner reads the main one', () => {
    const languages = [
      { locale: 'fr', base: '/fr', shop: DEFAULT_SHOP_SETTINGS, texts: makePack('fr', LANGUAGES['fr']).texts },
    ]
    const order = testOrder({ locale: 'fr' })
    const mail = compose('confirmation', order, { languages })
    expect(mail.subject).toBe(`Votre commande ${order.number} chez Vitrine`)
    expect(mail.text).toContain(`https://shop.example/fr/pages/orders/${order.number}?key=`)
    expect(mail.text).not.toContain('https://shop.example/pages/')
    const notice = compose('owner-notice', order, { languages })
    expect(notice.subject).toContain('New order')
    expect(notice.text).not.toContain('/fr/')
  })

  it('an address stands in every mail as on the page of its order', () => {
    const address = { name: 'Jörg Weiß', line1: 'Domplatte 4', postcode: '50667', city: 'Köln', country: 'DE' }
    for (const kind of ['confirmation', 'owner-notice', 'shipped'] as const) {
      expect(compose(kind, testOrder({ address })).text).toContain(addressLines(address, 'en').join('\n'))
    }
    expect(addressLines(address, 'en')).toContain('50667 Köln')
  })

  it('the reason of a cancelling ends with one stop, whoever wrote it', () => {
    const cancelled = (note: string) => {
      const order = testOrder()
      const event = { state: 'cancelled' as const, at: AT, note }
      return compose('cancelled', { ...order, state: 'cancelled', history: [...order.history, event] }).text
    }
    expect(cancelled('lamp broken')).toMatch(/cancelled: lamp broken\.\s/)
    expect(cancelled('out of stock, sorry!')).toMatch(/cancelled: out of stock, sorry!\s/)
    expect(cancelled('inkl. MwSt.')).toMatch(/cancelled: inkl\. MwSt\.\s/)
  })

  it('a card order says that it is paid, and counts the days from its payment', () => {
    const paid = { state: 'paid' as const, at: '2026-11-24T10:00:00.000Z' }
    const placed = testOrder()
    const order = testOrder({ payment: 'stripe', state: 'paid', history: [...placed.history, paid] })
    const { text } = compose('confirmation', order)
    expect(text).toContain('Paid by card.')
    expect(text).toContain('Fri 27 Nov to Tue 1 Dec')
    expect(compose('cancelled', order).text).toContain('$159.40 you paid goes back to your card')
    expect(compose('cancelled', placed).text).toContain('Nothing has to be paid')
    const byInvoice: Order = { ...order, payment: 'pay-later' }
    expect(compose('cancelled', byInvoice).text).toContain('$159.40 you paid goes back to you;')
  })

  it('a pick-up says where and when, and not that anything is delivered', () => {
    const { text } = compose('confirmation', testOrder({ shippingMethod: 'local-pickup' }))
    expect(text).toContain('PICK IT UP AT')
    expect(text).toContain('Opening hours: Monday to Friday, 9am to 5pm')
    expect(text).not.toContain('DELIVERY TO')
    expect(compose('shipped', testOrder({ shippingMethod: 'local-pickup' })).subject).toContain('is ready')
  })

  it('spec 10.11: the mail of the parcel has the shop’s note and what is still to be paid', () => {
    const history = (['placed', 'packed', 'shipped'] as const).map((state) => ({ state, at: AT }))
    const note = 'DHL 00340434161094042557\nhttps://track.example/?id=<b>1&x=2.'
    const [placed, packed, shipped] = history
    if (!placed || !packed || !shipped) throw new Error('three events were expected')
    const order = testOrder({ state: 'shipped', history: [placed, packed, { ...shipped, note }] })
    const { html, text } = compose('shipped', order)
    expect(text).toContain('YOUR PARCEL\nDHL 00340434161094042557\n')
    expect(html).toContain('DHL 00340434161094042557')
    expect(html).not.toContain('<b>1')
    expect(html).toContain('href="https://track.example/?id="')
    expect(text).toContain('$159.40, not paid yet: by invoice or on delivery.')
    const paid = compose('shipped', { ...order, history: [...order.history, { state: 'paid', at: AT }] })
    expect(paid.text).not.toContain('not paid')
    const plain = compose('shipped', testOrder({ state: 'shipped', history }))
    expect(plain.text).not.toContain('YOUR PARCEL')
    expect(compose('shipped', { ...order, shippingMethod: 'local-pickup' }).text).toContain('A WORD FROM THE SHOP')
  })

  it('the owner is told what the shop needs, can answer the shopper, and gets no key', async () => {
    const mail = compose('owner-notice', testOrder(), { from: 'Corner & Co <shop@corner.example>' })
    const parsed = await simpleParser(await source(mail))
    expect(parsed.subject).toBe('New order V-7K3F9Q2M: $159.40')
    expect(parsed.from?.value).toEqual([{ name: 'Corner & Co', address: 'shop@corner.example' }])
    expect(parsed.to).toMatchObject({ value: [{ address: 'owner@shop.example' }] })
    expect(parsed.replyTo?.value).toMatchObject([{ address: 'mara@example.com' }])
    expect(`${mail.html}${mail.text}`).not.toContain('a-key-that-nobody-guesses')
    expect(mail.text).toContain('npm run orders -- show V-7K3F9Q2M')
    expect(composer({ ownerEmail: null })('owner-notice', testOrder(), AT)).toBeNull()
  })

  it('composing again gives the same mail, with one Message-ID an order and kind at the site’s host', async () => {
    const ids = KINDS.map((kind) => {
      const mail = compose(kind, withdrawn())
      expect(compose(kind, withdrawn())).toEqual(mail)
      return mail.messageId
    })
    expect(ids[0]).toBe('V-7K3F9Q2M.confirmation@shop.example')
    expect(new Set(ids).size).toBe(KINDS.length)
    const parsed = await simpleParser(await source(compose('confirmation', testOrder())))
    expect(parsed.messageId).toBe(`<${ids[0]}>`)
    expect(parsed.date?.toISOString()).toBe(AT)
    expect(parsed.headers.get('auto-submitted')).toBe('auto-generated')
  })

  it('spec 6.2: whatever the shopper or the catalogue wrote is text, never mark-up', () => {
    const evil = `"><script>alert(1)</script><img src=x onerror='x'>&amp;`
    const plain = testOrder()
    const lines = plain.lines.map((line) => ({ ...line, title: evil, choice: { color: evil, size: evil } }))
    const address = { ...plain.address, name: evil, line1: evil, line2: evil, city: evil, state: evil, postcode: evil }
    const contact = { email: 'a@b.example', phone: evil }
    const order = { ...withdrawn(), lines, address, notes: evil, code: evil, contact }
    for (const kind of KINDS) {
      const { html } = compose(kind, order)
      expect(html).not.toMatch(/<script|<img|onerror='/)
      expect(html).toContain('&lt;script&gt;')
    }
  })

  it('no name, title, note or address becomes a header or a receiver', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom('a\r\nBcc: all@evil.example', 'x\nTo: y@evil.example', '"a" <b@evil.example>, c@evil.example'),
    )
    await fc.assert(
      fc.asyncProperty(text, text, text, async (name, notes, shopName) => {
        const order = testOrder({ address: { ...testOrder().address, name }, notes })
        const shop = { ...DEFAULT_SHOP_SETTINGS, name: shopName }
        const mail = compose('confirmation', order, { shop })
        const parsed = await simpleParser(await source(mail))
        expect(parsed.to).toMatchObject({ value: [{ address: 'mara@example.com' }] })
        expect(parsed.bcc ?? parsed.cc).toBeUndefined()
        expect(parsed.from?.value).toMatchObject([{ address: 'support@vitrine.example' }])
        const headers = [...parsed.headers.keys()].toSorted()
        expect(headers).toEqual([
          'auto-submitted',
          'content-type',
          'date',
          'from',
          'message-id',
          'mime-version',
          'subject',
          'to',
        ])
      }),
      { numRuns: 60 },
    )
  })

  it.each(['a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example', '<a@b.example', 'a b@c.example', 'nobody'])(
    'an order whose address is %j is sent to nobody',
    (email) => {
      expect(() => compose('confirmation', testOrder({ contact: { email } }))).toThrow('one e-mail address')
    },
  )
})
