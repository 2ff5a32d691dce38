import { makePack } from '#texts/make-pack.ts'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { helpLinks, infoPage, infoPages } from './info-pages.ts'

const T = makePack('en').texts

const text = (slug: string, settings = DEFAULT_SHOP_SETTINGS) => JSON.stringify(infoPage(slug, settings, T))

describe('spec 1.3: the pages behind the footer', () => {
  it('every link of the footer to a short page has one', () => {
    expect(
      infoPages(DEFAULT_SHOP_SETTINGS, T)
        .map(({ slug }) => slug)
        .toSorted(),
    ).toEqual(['careers', 'latest-news', 'my-account', 'privacy-policy', 'returns', 'shipping', 'terms-and-conditions'])
    expect(infoPage('nothing', DEFAULT_SHOP_SETTINGS, T)).toBeUndefined()
    expect(infoPage('constructor', DEFAULT_SHOP_SETTINGS, T)).toBeUndefined()
  })

  it('spec 9.3: shipping and returns say what the owner has set', () => {
    expect(text('shipping')).toMatch(/\$20\.00.*3 to 5 working days.*\$25\.00.*1 working day.*free.*2\.30pm/s)
    expect(text('returns')).toContain('30 days')
    expect(text('returns', { ...DEFAULT_SHOP_SETTINGS, returnDays: 14 })).toContain('14 days')
    expect(text('returns', { ...DEFAULT_SHOP_SETTINGS, returnDays: 14 })).not.toContain('30 days')
  })

  it("a sentence of the owner's ends with one stop, and none leaves none", () => {
    const settings = {
      ...DEFAULT_SHOP_SETTINGS,
      taxSentence: 'Alle Preise inkl. MwSt.',
      freeShippingNote: 'Kostenloser Versand!',
      contact: { ...DEFAULT_SHOP_SETTINGS.contact, address: ['1 Lane', 'Köln etc.'], hours: 'Di. bis Sa.' },
    }
    for (const { slug } of infoPages(settings, T)) expect(text(slug, settings)).not.toMatch(/[.!?]\./)
    expect(text('shipping', settings)).toContain('Alle Preise inkl. MwSt. Nothing is added')
    expect(text('shipping', settings)).toContain('Kostenloser Versand! Three ways')
    expect(text('shipping', { ...settings, freeShippingNote: '' })).toContain('"Three ways to get it')
  })

  it('the privacy page says what is kept of an order, and where', () => {
    expect(text('privacy-policy')).toMatch(
      /Order History.*delivery address.*confirmation.*secret link.*Stripe.*XSRF-TOKEN/s,
    )
  })

  it('spec 1.5: the privacy page of a live shop says that reviews are kept', () => {
    const of = (isLive: boolean) => JSON.stringify(infoPage('privacy-policy', DEFAULT_SHOP_SETTINGS, T, isLive))
    expect(of(false)).toContain('are not sent to a server')
    expect(of(true)).toContain('What you send with the review form of a product is kept')
    expect(of(true)).not.toContain('review form of a product and the contact form are checked')
  })

  it('spec 12.4: what the law of the EU asks for is there in a shop of the EU alone', () => {
    const eu = {
      ...DEFAULT_SHOP_SETTINGS,
      taxNumber: 'DE1',
      market: { eu: true, words: { imprint: { '': ['HRB 1'] } } },
    }
    for (const slug of ['imprint', 'accessibility', 'withdrawal']) {
      expect(infoPage(slug, DEFAULT_SHOP_SETTINGS, T)).toBeUndefined()
      expect(helpLinks(eu, T)).toContainEqual(expect.objectContaining({ to: `/pages/${slug}` }))
    }
    expect(text('imprint', eu)).toMatch(/DE1.*HRB 1/s)
    expect(text('withdrawal', eu)).toContain('I withdraw from my contract of sale')
    const own = { ...eu, market: { eu: true, words: { withdrawal: { '': ['Ask Ada.'] } } } }
    expect(text('withdrawal', own)).toContain('Ask Ada.')
    expect(text('withdrawal', own)).not.toContain('14 days after the day on which')
  })

  it('spec 1.3: what is not there yet is said so, in words of a shop, and every page leads on', () => {
    for (const page of infoPages(DEFAULT_SHOP_SETTINGS, T)) {
      expect(page.actions.length).toBeGreaterThan(0)
      for (const { to } of page.actions) expect(to).toMatch(/^\/[a-z]/)
    }
    const closed = infoPages(DEFAULT_SHOP_SETTINGS, T).filter((page) => page.closed !== undefined)
    expect(closed.map(({ slug }) => slug)).toEqual(['my-account', 'careers', 'latest-news'])
  })

  it('the list beside has every page once, those about orders behind shipping and returns', () => {
    const links = helpLinks(DEFAULT_SHOP_SETTINGS, T)
    expect(links.slice(0, 4).map(({ to }) => to)).toEqual([
      '/pages/shipping',
      '/pages/returns',
      '/pages/track-order',
      '/pages/order-history',
    ])
    expect(new Set(links.map(({ to }) => to)).size).toBe(infoPages(DEFAULT_SHOP_SETTINGS, T).length + 2)
  })
})
