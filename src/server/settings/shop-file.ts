/** The owner's `shop.json`: read, checked and laid over the default settings (spec 12.2). */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { INVOICE_PREFIX } from '#domain/order/invoice.ts'
import { currencyOf, isPricedIn, USD } from '#domain/money/currency.ts'
import { moneyStyle } from '#domain/money/money-style.ts'
import { baseOf } from '#domain/shop/page-languages.ts'
import { DEFAULT_TAX } from '#domain/shop/tax-settings.ts'
import { DOLLARS, type Money, moneyOf, type MoneySettings } from '#domain/shop/shop-money.ts'
import { defaultShipping } from '#domain/shop/shipping-settings.ts'
import { isAlwaysFree } from '#domain/pricing/shipping.ts'
import { marketFields, marketFrom } from './market-file.ts'
import { shippingFields, shippingFrom } from './shipping-file.ts'
import { DEFAULT_SHOP_SETTINGS, type ShopSettings } from '#domain/shop/shop-settings.ts'

/** Every problem of the file, one a line: `shop.json: shipping.flatRate.price: ...`. */
export class ShopFileError extends Error {
  override name = 'ShopFileError'
}

const text = z.string().trim().min(1, 'must not be empty')
const segment = z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens')
const colour = z.string().regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'must be a hex colour such as #141517')
const picture = z.string().regex(/^\/(?!\/)\S+$/, 'must be an address on this site such as /media/hero-640.webp')

/** One word or two: what is longer could never be met. */
const goodsName = text
  .max(60, 'must be at most 60 characters')
  .refine((name) => name.split(/[\s-]+/).length < 3, 'must be one word or two')
const search = z
  .strictObject({
    synonyms: z
      .array(z.array(goodsName).min(2, 'must have at least two names').max(20, 'must have at most 20 names'))
      .max(2000),
    redirects: z.record(
      text.max(200, 'must be at most 200 characters'),
      z.string().regex(/^\/(?![/\\])\S*$/, 'must be an address on this site such as /shop?type=beauty'),
    ),
  })
  .partial()

const goodsNames = z
  .record(text.max(200, 'must be at most 200 characters'), text.max(200, 'must be at most 200 characters'))
  .refine((names) => Object.keys(names).length <= 2000, 'must be at most 2000 names')

const CURRENCY_CODE = 'must be a code of ISO 4217 in capitals such as "EUR"'
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
const currencyCode = z.string(CURRENCY_CODE).refine((code) => CURRENCIES.has(code) && isPricedIn(code), CURRENCY_CODE)

const LOCALE = 'must be a BCP 47 tag such as "de-DE"'
const locale = z.string(LOCALE).refine((tag) => isLocale(tag), LOCALE)

/** Whether `Intl` knows the language, so that amounts are not written as somewhere else. */
function isLocale(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length === 1
  } catch {
    return false
  }
}

const languages = z
  .array(locale)
  .max(30, 'must be at most 30 languages')
  .refine((tags) => new Set(tags.map(baseOf)).size === tags.length, 'must not name a language twice')

const COUNTRY = 'must be a code of ISO 3166-1 in capitals such as "DE"'
const country = z.string(COUNTRY).regex(/^[A-Z]{2}$/, COUNTRY)
const PERCENT = 'must be a percentage from 0 to 100 with at most four decimals'
const taxClass = text.max(60, 'must be at most 60 characters')
const tax = z.strictObject({
  mode: z.enum(['included', 'added', 'none'], 'must be "included", "added" or "none"').default(DEFAULT_TAX.mode),
  rates: z
    .array(
      z.strictObject({
        name: text.max(60, 'must be at most 60 characters'),
        percent: z
          .number(PERCENT)
          .refine((value) => value >= 0 && value <= 100 && Number(value.toFixed(4)) === value, PERCENT),
        class: taxClass.exactOptional(),
        countries: z.array(country).min(1, 'must name a country').exactOptional(),
        regions: z.array(text).min(1, 'must name a region').exactOptional(),
      }),
    )
    .max(1000, 'must be at most 1000 rates')
    .default([]),
  shippingClass: taxClass.exactOptional(),
})

/** Read before all else: what amounts are depends on it. */
const moneyFields = z.object({
  currency: currencyCode.optional().catch(undefined),
  locale: locale.optional().catch(undefined),
})

/** The check of the whole file, with amounts of one currency. */
export function shopFileOf(money: Money) {
  const amount = z
    .custom<number>(money.isAmount, `must be ${money.name} >= 0 with ${money.decimals}`)
    .transform(money.toMinor)
  return z
    .strictObject({
      $schema: z.string(),
      currency: currencyCode,
      locale,
      languages,
      country,
      tax,
      name: text.max(60, 'must be at most 60 characters'),
      contact: z
        .strictObject({ phone: text, email: z.email('must be an e-mail address'), address: z.array(text), hours: text })
        .partial(),
      productTypes: z
        .array(z.strictObject({ id: segment, title: text, home: segment.nullable() }))
        .min(1, 'must name at least one product type')
        .refine((types) => new Set(types.map(({ id }) => id)).size === types.length, 'must not name a type twice'),
      homes: z.record(segment, z.strictObject({ enabled: z.boolean(), accent: colour, hero: picture }).partial()),
      shipping: shippingFields(amount),
      freeShippingNote: z.string(),
      taxSentence: z.string(),
      returnDays: z.int('must be a whole number of days').min(0, 'must be >= 0').max(3650, 'must be <= 3650'),
      dispatchCutOff: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 14:30'),
      sizeGuides: z.record(
        segment,
        z.strictObject({ title: text, rows: z.array(z.array(z.string())).min(1, 'must have a head row') }),
      ),
      search,
      live: z.boolean('must be true or false').exactOptional(),
      invoicePrefix: z
        .string()
        .regex(INVOICE_PREFIX, 'must be at most 20 letters, digits, dots, lines and underscores such as "RE-"'),
      taxNumber: text.max(60, 'must be at most 60 characters').exactOptional(),
      reviews: z.strictObject({ buyersWait: z.boolean('must be true or false') }).partial(),
      market: marketFields(locale),
      names: z.record(locale, goodsNames),
    })
    .partial()
}

type ShopFile = z.infer<ReturnType<typeof shopFileOf>>

/** Checks settings that were read from `file` and lays them over the defaults. @throws {ShopFileError} naming each wrong field. */
export function shopSettingsFrom(input: unknown, file: string): ShopSettings {
  const money = moneyFrom(input)
  const checked = shopFileOf(moneyOf({ money })).safeParse(input)
  if (!checked.success) {
    const lines = checked.error.issues.map(
      ({ path: at, message }) => `${file}: ${at.length > 0 ? `${at.join('.')}: ` : ''}${message}`,
    )
    throw new ShopFileError(lines.join('\n'))
  }
  return overDefaults(checked.data, money)
}

/** What is wrong there is named with all the rest. */
function moneyFrom(input: unknown): MoneySettings {
  const { success, data } = moneyFields.safeParse(input)
  const { currency: code, locale: tag } = success ? data : { currency: undefined, locale: undefined }
  if ((code ?? USD.code) === USD.code && (tag ?? DEFAULT_SHOP_SETTINGS.locale) === DEFAULT_SHOP_SETTINGS.locale)
    return DOLLARS
  const currency = currencyOf(code ?? USD.code)
  return { currency, style: moneyStyle(currency, tag ?? DEFAULT_SHOP_SETTINGS.locale) }
}

function overDefaults({ $schema: _schema, currency: _code, ...given }: ShopFile, money: MoneySettings): ShopSettings {
  const base = { ...DEFAULT_SHOP_SETTINGS, money, shipping: defaultShipping(moneyOf({ money })) }
  const homes = { ...base.homes }
  for (const [home, settings] of Object.entries(given.homes ?? {})) {
    homes[home] = { ...(homes[home] ?? { enabled: true }), ...settings }
  }
  const shipping = shippingFrom(given.shipping, base.shipping)
  return {
    ...base,
    ...given,
    contact: { ...base.contact, ...given.contact },
    homes,
    shipping,
    ...(given.freeShippingNote === undefined && !isAlwaysFree(shipping) && { freeShippingNote: '' }),
    sizeGuides: { ...base.sizeGuides, ...given.sizeGuides },
    search: { ...base.search, ...given.search },
    reviews: { ...base.reviews, ...given.reviews },
    market: marketFrom(given.market),
  }
}

/**
 * The settings of the named file, else of `shop.json` in the project where it is present, else the defaults.
 * @throws {ShopFileError} when a named file is missing, or a file cannot be read or is wrong.
 */
export async function readShopSettings(named: string | null, projectRoot: string): Promise<ShopSettings> {
  const file = named ?? path.join(projectRoot, 'shop.json')
  const label = path.basename(file)
  let content: string
  try {
    content = await readFile(file, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' && named === null) return DEFAULT_SHOP_SETTINGS
    throw new ShopFileError(
      code === 'ENOENT' ? `SHOP_FILE: there is no file ${file}` : `${label}: cannot be read (${String(code)})`,
    )
  }
  let parsed: unknown
  try {
    parsed = JSON.parse(content)
  } catch (error) {
    throw new ShopFileError(`${label}: is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  return shopSettingsFrom(parsed, label)
}
