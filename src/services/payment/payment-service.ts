/** What the shop does about payments: opens pages, hears what the provider tells, looks after what is due. */
import type { Order } from '#domain/order/order.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { PaymentStanding } from '#domain/order/payment/payment-outcome.ts'
import { ZERO } from '#domain/money/minor.ts'
import type { OrderPayment } from '../orders/create-order-service.ts'
import { createRests } from './rests.ts'
import { PAY_LATER } from '#domain/order/payment/pay-later.ts'
import {
  ForgedNotice,
  PaymentUnavailable,
  type HostedPayment,
  type PaymentPage,
  type PaymentProvider,
} from './payment-provider.ts'
import type { DueRefund, PaymentBegin, PaymentRepository, SettledEvent, Settlement } from './payment-repository.ts'

const MINUTE = 60_000
/** How long a page takes payments. It may not be less than half an hour, also not for a page that is made again after a crash. */
const HOLD = 35 * MINUTE
const LEAST_HOLD = 31 * MINUTE
/** How often a bank is asked about a payment that it has not decided. */
const BANK_INTERVAL = 12 * 60 * MINUTE
const BATCH = 100

/** Somebody has to look at these. */
const PUZZLING: ReadonlySet<Settlement> = new Set(['mismatch', 'foreign', 'unknown-order'])

export type OpenResult =
  | { kind: 'page'; url: string; expiresAt: string }
  | { kind: 'unknown' }
  /** There is nothing to pay for this order, or no longer. */
  | { kind: 'not-payable'; state: OrderState }
  /** The provider does not answer; the order stays as it is. */
  | { kind: 'unavailable' }

/** What is worth a line in the log; never an address, a name or an order's key. */
export interface PaymentLog {
  settled(fields: { order: string; settlement: Settlement; event?: string }): void
  /** Money that the shop cannot place: somebody has to look. */
  puzzling(fields: { order: string; settlement: Settlement; session: string }): void
  unavailable(fields: { order: string; step: 'open' | 'close' | 'refund'; reason: string }): void
  refunded(fields: { order: string }): void
  /** The database did not answer; the order stays as it is. */
  broken(error: unknown): void
}

export interface PaymentServiceOptions {
  repository: PaymentRepository
  findOrder: (number: string) => Promise<Order | null>
  /** Those that are on, beside paying later; one for each way. */
  providers: readonly PaymentProvider[]
  /** Where the shopper comes back to: the order's own page. */
  returnUrl: (order: Pick<Order, 'number' | 'key' | 'locale'>) => string
  log: PaymentLog
  /** Called after a commit that may have written mails. */
  onCommit?: () => void
  clock?: () => Date
  chance?: () => number
}

export interface PaymentService {
  /** In the order in which they are offered; what the order service needs of each. */
  readonly ways: readonly OrderPayment[]
  /** The payment page of an order, made where it is not there yet; the same one for everybody who asks. */
  open(number: string): Promise<OpenResult>
  /**
   * Takes what the provider of `method` sent to its webhook.
   * @throws {ForgedNotice} when it was not the provider.
   */
  hear(method: string, body: Uint8Array, signature: string): Promise<Settlement | 'not-ours'>
  /** Ends what was not paid in time and sends back what is due; what fails or is left when `stopping` says so waits for a later call. */
  sweep(stopping?: () => boolean): Promise<void>
}

export function createPaymentService(options: PaymentServiceOptions): PaymentService {
  const { repository, log } = options
  const clock = options.clock ?? (() => new Date())
  const chance = options.chance ?? Math.random
  const pages = new Map<string, HostedPayment>(
    options.providers.flatMap(({ method, hosted }) => (hosted ? [[method, hosted]] : [])),
  )
  const resting = createRests(clock, chance)

  async function settle(
    number: string,
    told: { event: SettledEvent | null; session: string; standing: PaymentStanding },
  ): Promise<Settlement> {
    const at = clock()
    const settlement = await repository.settle(number, told, {
      at,
      askAgainAt: new Date(at.getTime() + BANK_INTERVAL),
    })
    log.settled({ order: number, settlement, ...(told.event && { event: told.event.type }) })
    if (PUZZLING.has(settlement)) {
      log.puzzling({ order: number, settlement, session: told.session })
    }
    options.onCommit?.()
    return settlement
  }

  /** Runs `ask` and says whether the provider answered. */
  async function tried(order: string, step: 'open' | 'close' | 'refund', ask: () => Promise<void>): Promise<boolean> {
    try {
      await ask()
      return true
    } catch (error) {
      if (!(error instanceof PaymentUnavailable)) throw error
      log.unavailable({ order, step, reason: error.reason })
      return false
    }
  }

  async function makePage(provider: HostedPayment, begun: PaymentBegin & { kind: 'begun' }): Promise<OpenResult> {
    const { order, expiresAt } = begun
    if (order.total === 0) {
      const standing = { kind: 'paid', payment: null, amount: ZERO, currency: order.currency } as const
      await settle(order.number, { event: null, session: `free-${order.number}`, standing })
      return { kind: 'not-payable', state: 'paid' }
    }
    let page: PaymentPage | undefined
    const answered = await tried(order.number, 'open', async () => {
      page = await provider.open(order, { returnUrl: options.returnUrl(order), expiresAt: new Date(expiresAt) })
    })
    if (!answered || !page) return { kind: 'unavailable' }
    const { session, url } = page
    if (await repository.keepPage(order.number, page, expiresAt)) return { kind: 'page', url, expiresAt }
    // Cancelled or ended meanwhile: nobody has seen the page, and nobody shall pay there.
    await tried(order.number, 'close', async () => void (await provider.close(session)))
    return reportOf(await begin(order.number))
  }

  function begin(number: string): Promise<PaymentBegin> {
    const now = clock().getTime()
    const instant = (ms: number) => new Date(Math.floor(ms / 1000) * 1000).toISOString()
    return repository.begin(number, {
      now: new Date(now).toISOString(),
      until: instant(now + HOLD),
      atLeast: instant(now + LEAST_HOLD),
    })
  }

  async function end(provider: HostedPayment, number: string, session: string): Promise<boolean> {
    return await tried(number, 'close', async () => {
      const standing = await provider.close(session)
      await settle(number, { event: null, session, standing })
    })
  }

  async function sweepUnpaid(stopping: () => boolean): Promise<void> {
    const now = clock()
    const placedBefore = new Date(now.getTime() - HOLD)
    for (const { number, method, session } of await repository.due({ now, placedBefore }, BATCH)) {
      if (stopping()) return
      const provider = pages.get(method)
      // A provider that is off cannot be asked; its orders wait until it is on again.
      if (!provider) continue
      if (session === null) {
        if (await repository.giveUp(number, { at: now, placedBefore })) options.onCommit?.()
      } else await resting.unless(number, () => end(provider, number, session))
    }
  }

  async function sendBack(provider: HostedPayment, refund: DueRefund): Promise<boolean> {
    return await tried(refund.number, 'refund', async () => {
      if (refund.payment !== null) await provider.refund(refund.number, refund.payment, refund.part)
      if (!(await repository.markRefunded(refund, clock()))) return
      log.refunded({ order: refund.number })
      options.onCommit?.()
    })
  }

  async function open(number: string): Promise<OpenResult> {
    if (pages.size === 0) return { kind: 'unavailable' }
    const begun = await begin(number)
    if (begun.kind === 'begun') {
      const provider = pages.get(begun.order.payment)
      return provider ? await makePage(provider, begun) : { kind: 'unavailable' }
    }
    if (begun.kind !== 'ended') return reportOf(begun)
    const provider = pages.get(begun.method)
    if (!provider || !(await end(provider, number, begun.session))) return { kind: 'unavailable' }
    return reportOf(await begin(number))
  }

  /** See `OrderPayment.begin`: the order is placed already, so whatever goes wrong now must not lose it. */
  async function beginOrder(order: Order): Promise<Order> {
    try {
      const result = await open(order.number)
      if (result.kind === 'page') return { ...order, pay: { url: result.url, expiresAt: result.expiresAt } }
      return result.kind === 'not-payable' ? ((await options.findOrder(order.number)) ?? order) : order
    } catch (error) {
      log.broken(error)
      return order
    }
  }

  return {
    ways: [
      { method: PAY_LATER.id },
      ...options.providers.map(({ method, hosted }) => (hosted ? { method, begin: beginOrder } : { method })),
    ],
    open,
    async hear(method, body, signature) {
      const provider = pages.get(method)
      if (!provider) throw new ForgedNotice('No provider is on that could have sent it.')
      const notice = provider.readNotice(body, signature)
      if (!notice) return 'not-ours'
      const { id, type, orderNumber, session, standing } = notice
      return await settle(orderNumber, { event: { id, type }, session, standing })
    },
    async sweep(stopping = () => false) {
      if (pages.size === 0) return
      await sweepUnpaid(stopping)
      for (const refund of await repository.refundsDue(BATCH)) {
        if (stopping()) return
        const provider = pages.get(refund.method)
        if (provider) await resting.unless(restName(refund), () => sendBack(provider, refund))
      }
    },
  }
}

function reportOf(begun: PaymentBegin): OpenResult {
  switch (begun.kind) {
    case 'open':
      return { kind: 'page', url: begun.page.url, expiresAt: begun.expiresAt }
    case 'unknown':
    case 'not-payable':
      return begun
    case 'ended':
    case 'begun':
      return { kind: 'unavailable' }
  }
}

/** A part that does not go back keeps no other from it. */
function restName({ number, part }: DueRefund): string {
  return part === undefined ? number : `${number} ${part.id}`
}
