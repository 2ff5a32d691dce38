/** The ways of shipping in `shop.json`: checked, and laid over the specification's three. */
import * as z from 'zod'
import type { Minor } from '#domain/money/minor.ts'
import { type ShippingSetting, SPECIFIED_SHIPPING } from '#domain/shop/shipping-settings.ts'

const SPECIFIED: ReadonlySet<string> = new Set(Object.values(SPECIFIED_SHIPPING))
/** Grams. */
const HEAVIEST = 1_000_000_000

const workingDays = z.int('must be a whole number of days').min(0, 'must be >= 0').max(365, 'must be <= 365')
const days = z
  .tuple([workingDays, workingDays])
  .refine(([first, last]) => first <= last, 'must be [first, last] with first <= last')
const COUNTRY = 'must be a code of ISO 3166-1 in capitals such as "DE"'
const label = z.string().trim().min(1, 'must not be empty').max(60, 'must be at most 60 characters')

/** What `shipping` takes; `amount` reads a price of the shop's currency. */
export function shippingFields(amount: z.ZodType<Minor>) {
  const rate = z.strictObject({ price: amount, days }).partial()
  const method = z.strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be at most 40 lower-case letters, digits and hyphens'),
    title: label.exactOptional(),
    price: amount.exactOptional(),
    days: days.exactOptional(),
    enabled: z.boolean('must be true or false').exactOptional(),
    countries: z
      .array(z.string(COUNTRY).regex(/^[A-Z]{2}$/, COUNTRY))
      .min(1, 'must name a country')
      .exactOptional(),
    freeFrom: amount.exactOptional(),
    byWeight: z
      .array(
        z.strictObject({
          upTo: z.int('must be whole grams').min(1, 'must be >= 1').max(HEAVIEST, `must be <= ${HEAVIEST}`),
          price: amount,
        }),
      )
      .min(1, 'must have a step')
      .max(200, 'must be at most 200 steps')
      .refine(
        (steps) => steps.every(({ upTo }, place) => place === 0 || upTo > (steps[place - 1]?.upTo ?? 0)),
        'must be in ascending order of upTo',
      )
      .exactOptional(),
    taxClass: label.exactOptional(),
  })
  return z
    .strictObject({
      flatRate: rate,
      localPickup: rate,
      free: rate,
      methods: z.array(method).min(1, 'must have a method').max(50, 'must be at most 50 methods'),
    })
    .partial()
    .superRefine(({ methods = [], ...rates }, context) => {
      const object = (place: number, field: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['methods', place, field], message })
      for (const [place, given] of methods.entries()) {
        if (methods.findIndex(({ id }) => id === given.id) !== place) object(place, 'id', 'must not stand twice')
        const word = Object.entries(SPECIFIED_SHIPPING).find(([, id]) => id === given.id)?.[0]
        if (word !== undefined && Object.hasOwn(rates, word)) {
          object(place, 'id', `stands under shipping.${word} as well; one of the two must go`)
        }
        if (SPECIFIED.has(given.id)) continue
        for (const field of ['title', 'price', 'days'] as const) {
          const isThere = given[field] !== undefined || (field === 'price' && given.byWeight !== undefined)
          if (!isThere) object(place, field, 'is missing: every way of your own needs it')
        }
      }
      if (methods.length > 0 && listedOf(methods, [...SPECIFIED]).every(({ enabled }) => enabled === false)) {
        context.addIssue({ code: 'custom', path: ['methods'], message: 'must have a method that is enabled' })
      }
    })
}

type GivenShipping = z.infer<ReturnType<typeof shippingFields>>
type GivenMethod = NonNullable<GivenShipping['methods']>[number]

/** The ways that are on. A list with ways of the owner's own takes the place of the three; one that names only some of the three changes those. Spec 12.2. */
export function shippingFrom(
  given: GivenShipping | undefined,
  specified: readonly ShippingSetting[],
): readonly ShippingSetting[] {
  const { methods, ...rates } = given ?? {}
  const base = specified.map((setting) => {
    const word = (['flatRate', 'localPickup', 'free'] as const).find((one) => SPECIFIED_SHIPPING[one] === setting.id)
    const rate = word === undefined ? undefined : rates[word]
    return {
      ...setting,
      ...(rate?.price !== undefined && { price: rate.price }),
      ...(rate?.days && { days: rate.days }),
    }
  })
  if (!methods) return base
  const ids = base.map(({ id }) => id)
  return overSpecified(listedOf(methods, ids), base)
}

/** The given ways, or the specified ones with what is said of some of them. */
function listedOf(methods: readonly GivenMethod[], specified: readonly string[]): readonly GivenMethod[] {
  if (methods.some(({ id }) => !SPECIFIED.has(id))) return methods
  return specified.map((id) => methods.find((one) => one.id === id) ?? { id })
}

function overSpecified(methods: readonly GivenMethod[], specified: readonly ShippingSetting[]): ShippingSetting[] {
  return methods.flatMap(({ enabled = true, ...given }) => {
    if (!enabled) return []
    const own = specified.find(({ id }) => id === given.id)
    return [{ price: given.byWeight?.at(-1)?.price ?? (0 as Minor), days: [0, 0] as const, ...own, ...given }]
  })
}
