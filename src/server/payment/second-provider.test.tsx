/** Another way to pay is one object: a bank transfer with a reference, put beside the others in this test alone, goes through rules, API, mails and pages. */
import { makePack } from '#texts/make-pack.ts'
import { paymentGroupText } from '#storefront/texts/payment.ts'
import { paymentWords } from '#texts/payment-text.ts'
import { orderText } from '#storefront/texts/order.ts'
import { dollars } from '#domain/shop/testing/dollars.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { PaymentWay } from '#domain/order/payment/payment-way.ts'
import type * as Ways from '#domain/order/payment/payment-ways.ts'
import { type PaymentMethod, paymentWay } from '#domain/order/payment/payment-ways.ts'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { orderBodySchemas } from '#exchange/orders/order-schema.ts'
import { paymentText } from '#storefront/features/order/payment-words.ts'
import { PaymentDrawing } from '#storefront/features/product/details/purchase/payment-drawing.tsx'
import { writeOrderMail } from '../mail/order-mails.ts'
import { paymentShop } from '../testing/payment-shop.ts'

vi.mock('../../domain/order/payment/payment-ways.ts', async (original) => {
  const ways = await original<typeof Ways>()
  const transfer: PaymentWay = {
    id: 'bank-transfer',
    hosted: null,
    means: ['bank'],
    words: {
      name: 'Bank transfer',
      means: 'Bank transfer',
      note: 'You get our account and a reference.',
      confirmed: ({ number, total }) => `Please send ${total / 100} dollars to DE02 1203, reference ${number}.`,
      owner: 'to be paid by transfer',
      open: 'by bank transfer',
      backTo: 'to your account',
    },
  }
  const all = [...ways.PAYMENT_WAYS, transfer]
  const find = (method: string): PaymentWay => all.find(({ id }) => id === method) ?? ways.paymentWay(method)
  return { ...ways, PAYMENT_WAYS: all, paymentWay: find, isHosted: (method: string) => find(method).hosted !== null }
})

const TRANSFER = 'bank-transfer' as PaymentMethod

describe('a bank transfer beside the others', () => {
  it('is taken by the API, confirmed at once with its reference, and packed like any that is paid later', async () => {
    const shop = await paymentShop([{ method: TRANSFER, hosted: null }])
    const { place, payments, database } = await shop.open()
    expect(payments.ways.map(({ method }) => method)).toEqual(['pay-later', 'stripe', TRANSFER])
    const answer = await place({ payment: TRANSFER })
    expect(answer.statusCode).toBe(201)
    const order = await database.orders.find(answer.json().number)
    if (!order) throw new Error('the order is not there')
    expect(order).toMatchObject({ payment: TRANSFER, state: 'placed' })
    // Nothing is asked of a provider's page, and time does not give it up.
    shop.pass(100)
    await payments.sweep()
    expect(await shop.history(order.number)).toEqual(['placed'])
    const context = {
      texts: makePack('en').texts,
      shop: DEFAULT_SHOP_SETTINGS,
      orderUrl: 'http://shop.test/o',
      returnsUrl: 'http://shop.test/r',
      officeUrl: 'http://shop.test/office/orders/1',
    }
    const { sections } = writeOrderMail({ mail: 'confirmation', about: null }, order, context)
    expect(sections.find(({ title }) => title === 'Payment')?.lines).toEqual([
      `Please send 31.04 dollars to DE02 1203, reference ${order.number}.`,
    ])
    expect(writeOrderMail({ mail: 'owner-notice', about: null }, order, context).paragraphs[0]).toContain(
      'to be paid by transfer',
    )
    expect(paymentText(order, { t: orderText(), payment: paymentGroupText() })).toBe('Bank transfer')
  })

  it('is refused where the shop does not offer it, and named where the API says what it expects', async () => {
    const { place } = await (await paymentShop()).open()
    const refused = await place({ payment: TRANSFER })
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('must be one of pay-later, stripe, got \\"bank-transfer\\"')
    const wrong = orderBodySchemas(dollars, ['free']).order.safeParse({ payment: 'cheque' })
    expect(wrong.error?.issues.find(({ path }) => path[0] === 'payment')?.message).toContain(
      'pay-later or stripe or bank-transfer',
    )
  })

  it('is drawn and named on pages', () => {
    const page = renderToStaticMarkup(<PaymentDrawing methods={['pay-later', 'stripe', TRANSFER]} />)
    expect(page).toContain('aria-label="Card, Pay later by invoice or on delivery, Bank transfer"')
    expect(paymentWords(paymentWay(TRANSFER), paymentGroupText()).note).toBe('You get our account and a reference.')
  })
})

it('nothing outside the folders of the providers and the list of ways knows one by name', async () => {
  const { globSync, readFileSync } = await import('node:fs')
  const allowed =
    /^src\/(?:domain\/order\/payment\/|server\/payment\/|server\/settings\/environment\.ts|server\/testing\/)|\.test\.tsx?$|\/contract\//
  const sources = globSync('src/**/*.{ts,tsx}').map((path) => path.replaceAll('\\', '/'))
  const named = sources.filter((path) => !allowed.test(path) && /stripe/i.test(readFileSync(path, 'utf8')))
  expect(named).toEqual([])
})
