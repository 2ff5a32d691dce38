import { toMinor } from '#domain/shop/testing/dollars.ts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { moneyOf } from '#domain/shop/shop-money.ts'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { readShopSettings, shopSettingsFrom } from './shop-file.ts'

async function folder(content?: string) {
  const root = await mkdtemp(path.join(tmpdir(), 'vitrine-shop-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  if (content !== undefined) await writeFile(path.join(root, 'shop.json'), content)
  return root
}

describe('spec 12.2: shop.json', () => {
  it('spec 9.3 and 9.7: without a file the constants of the specification hold', async () => {
    const settings = await readShopSettings(null, await folder())
    expect(settings).toBe(DEFAULT_SHOP_SETTINGS)
    expect(settings).toMatchObject({
      returnDays: 30,
      dispatchCutOff: '14:30',
      shipping: [
        { id: 'flat-rate', price: toMinor(20) },
        { id: 'local-pickup', price: toMinor(25) },
        { id: 'free', price: toMinor(0) },
      ],
    })
  })

  it('a file lays its fields over the defaults, however deep', async () => {
    const given = {
      name: 'Hale',
      contact: { phone: '1' },
      shipping: { flatRate: { price: 7.5 } },
      homes: { beauty: { enabled: false }, main: { accent: '#abc' } },
    }
    const settings = await readShopSettings(null, await folder(JSON.stringify(given)))
    expect(settings).toEqual({
      ...DEFAULT_SHOP_SETTINGS,
      name: 'Hale',
      contact: { ...DEFAULT_SHOP_SETTINGS.contact, phone: '1' },
      shipping: [{ id: 'flat-rate', price: toMinor(7.5), days: [3, 5] }, ...DEFAULT_SHOP_SETTINGS.shipping.slice(1)],
      homes: { ...DEFAULT_SHOP_SETTINGS.homes, beauty: { enabled: false }, main: { enabled: true, accent: '#abc' } },
    })
  })

  it('spec 9.1: amounts are those of its currency, written as its locale writes them', () => {
    const written = (given: unknown) => {
      const shop = shopSettingsFrom(given, 'shop.json')
      const { format, toMinor: minorOf } = moneyOf(shop)
      return [format(shop.shipping[0]?.price ?? minorOf(0)), format(minorOf(1299))]
    }
    expect(written({ currency: 'EUR', locale: 'de-DE' })).toEqual(['20,00\u00A0€', '1.299,00\u00A0€'])
    expect(written({ currency: 'JPY', locale: 'ja-JP', shipping: { flatRate: { price: 800 } } })).toEqual([
      '￥800',
      '￥1,299',
    ])
    expect(written({ currency: 'KWD', shipping: { flatRate: { price: 1.125 } } })).toEqual([
      'KWD\u00A01.125',
      'KWD\u00A01,299.000',
    ])
    expect(shopSettingsFrom({ currency: 'USD', locale: 'en-US' }, 'shop.json')).toEqual(DEFAULT_SHOP_SETTINGS)
  })

  it('spec 12.2: ways of shipping: own ones take the place of the three, others change them', () => {
    const ids = (methods: unknown) =>
      shopSettingsFrom({ shipping: { methods } }, 'shop.json').shipping.map(({ id, price }) => `${id} ${price}`)
    expect(ids([{ id: 'flat-rate', enabled: false }])).toEqual(['local-pickup 2500', 'free 0'])
    expect(ids([{ id: 'free', price: 3 }])).toEqual(['flat-rate 2000', 'local-pickup 2500', 'free 300'])
    const dhl = { id: 'dhl', title: 'DHL', price: 4.9, days: [1, 2], countries: ['DE'] }
    expect(ids([dhl, { id: 'local-pickup', price: 0 }])).toEqual(['dhl 490', 'local-pickup 0'])
    const shop = shopSettingsFrom({ shipping: { methods: [dhl] } }, 'shop.json')
    expect(shop.shipping).toEqual([{ ...dhl, price: 490 }])
    // Nobody is promised what not everybody gets.
    expect(shop.freeShippingNote).toBe('')
    const own = { shipping: { methods: [dhl] }, freeShippingNote: 'Free from 50' }
    expect(shopSettingsFrom(own, 'shop.json').freeShippingNote).toBe('Free from 50')
  })

  it('spec 12.2: every wrong field is named, those that others depend on as well', () => {
    const given = { currency: 'EURO', locale: 'de_DE!', returnDays: 1.5, shipping: { flatRate: { price: 'x' } } }
    expect(() => shopSettingsFrom(given, 'shop.json')).toThrow(
      [
        'shop.json: currency: must be a code of ISO 4217 in capitals such as "EUR"',
        'shop.json: locale: must be a BCP 47 tag such as "de-DE"',
        'shop.json: shipping.flatRate.price: must be dollars >= 0 with at most two decimals',
        'shop.json: returnDays: must be a whole number of days',
      ].join('\n'),
    )
  })

  it.each([
    [{ currency: 'XAU' }, 'shop.json: currency: must be a code of ISO 4217 in capitals such as "EUR"'],
    [{ currency: 7 }, 'shop.json: currency: must be a code of ISO 4217 in capitals such as "EUR"'],
    [{ tax: { mode: 'plus' } }, 'shop.json: tax.mode: must be "included", "added" or "none"'],
    [
      { tax: { rates: [{ name: 'VAT', percent: 101 }] } },
      'shop.json: tax.rates.0.percent: must be a percentage from 0 to 100 with at most four decimals',
    ],
    [
      { tax: { rates: [{ name: 'VAT', percent: 7, countries: ['Germany'] }] } },
      'shop.json: tax.rates.0.countries.0: must be a code of ISO 3166-1 in capitals such as "DE"',
    ],
    [{ locale: 'xx-XX' }, 'shop.json: locale: must be a BCP 47 tag such as "de-DE"'],
    [
      { currency: 'JPY', shipping: { free: { price: 0.5 } } },
      'shop.json: shipping.free.price: must be JPY >= 0 with no decimals',
    ],
    [
      { shipping: { flatRate: { price: -1 } } },
      'shop.json: shipping.flatRate.price: must be dollars >= 0 with at most two decimals',
    ],
    [
      { shipping: { free: { days: [8, 5] } } },
      'shop.json: shipping.free.days: must be [first, last] with first <= last',
    ],
    [{ shipping: { fastRate: {} } }, 'shop.json: shipping: Unrecognized key: "fastRate"'],
    [
      { shipping: { methods: [{ id: 'DHL', title: 'DHL', price: 1, days: [1, 1] }] } },
      'shop.json: shipping.methods.0.id: must be at most 40 lower-case letters, digits and hyphens',
    ],
    [
      { shipping: { methods: [{ id: 'dhl' }] } },
      'shop.json: shipping.methods.0.title: is missing: every way of your own needs it',
    ],
    [
      { shipping: { flatRate: { price: 1 }, methods: [{ id: 'flat-rate', price: 2 }] } },
      'shop.json: shipping.methods.0.id: stands under shipping.flatRate as well; one of the two must go',
    ],
    [
      { shipping: { methods: [{ id: 'free' }, { id: 'free' }] } },
      'shop.json: shipping.methods.1.id: must not stand twice',
    ],
    [
      { shipping: { methods: [{ id: 'dhl', title: 'DHL', price: 1, days: [1, 1], enabled: false }] } },
      'shop.json: shipping.methods: must have a method that is enabled',
    ],
    [
      {
        shipping: {
          methods: [
            {
              id: 'free',
              byWeight: [
                { upTo: 5, price: 1 },
                { upTo: 5, price: 2 },
              ],
            },
          ],
        },
      },
      'shop.json: shipping.methods.0.byWeight: must be in ascending order of upTo',
    ],
    [
      { shipping: { methods: [{ id: 'free', countries: ['Germany'] }] } },
      'shop.json: shipping.methods.0.countries.0: must be a code of ISO 3166-1 in capitals such as "DE"',
    ],
    [{ homes: { main: { accent: 'red' } } }, 'shop.json: homes.main.accent: must be a hex colour such as #141517'],
    [
      { homes: { main: { hero: '//evil.example/x.png' } } },
      'shop.json: homes.main.hero: must be an address on this site such as /media/hero-640.webp',
    ],
    [{ dispatchCutOff: '2.30pm' }, 'shop.json: dispatchCutOff: must be a time such as 14:30'],
    [{ productTypes: [] }, 'shop.json: productTypes: must name at least one product type'],
    [{ contact: { email: 'nobody' } }, 'shop.json: contact.email: must be an e-mail address'],
    [{ returnDays: 1.5 }, 'shop.json: returnDays: must be a whole number of days'],
    [[], 'shop.json: Invalid input: expected object, received array'],
  ])('%j is refused', (given, sentence) => {
    expect(() => shopSettingsFrom(given, 'shop.json')).toThrow(sentence)
  })

  it('a named file must be there and be JSON', async () => {
    const root = await folder('{"name": }')
    await expect(readShopSettings(path.join(root, 'none.json'), root)).rejects.toThrow(
      /^SHOP_FILE: there is no file .*none\.json$/,
    )
    await expect(readShopSettings(path.join(root, 'shop.json'), root)).rejects.toThrow(/^shop\.json: is not JSON: /)
    await expect(readShopSettings(root, root)).rejects.toThrow(/cannot be read \(EISDIR\)/)
  })
})
