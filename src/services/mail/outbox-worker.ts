/** Sends the mails about orders that stand in the outbox. */
import { type OutboxKind, readOutboxKind } from '#domain/order/order-mails.ts'
import type { Order } from '#domain/order/order.ts'
import type { RepeatedWork } from '../background/repeated-work.ts'
import { isGivenUp } from '../background/retry-delay.ts'
import { createLeasedMails, UndeliverableError, type MailLog, type SendingOptions } from './leased-mails.ts'
import type { Mail } from './mail.ts'
import type { OutboxRepository, OutboxRow } from './outbox-repository.ts'

export interface OutboxOptions extends SendingOptions {
  outbox: OutboxRepository
  findOrder: (number: string) => Promise<Order | null>
  /** Null where nobody is to get a mail of this kind. */
  compose: (kind: OutboxKind, order: Order, createdAt: string) => Mail | null
  /** Never an address, a name or an order's key. */
  log: MailLog<{ order: string; kind: string }>
}

/** The worker of this process, not started yet. */
export function createOutboxWorker({ outbox, findOrder, compose, ...sending }: OutboxOptions): RepeatedWork {
  return createLeasedMails<OutboxRow, { order: string; kind: string }>({
    ...sending,
    rows: outbox,
    isGivenUp,
    about: ({ orderNumber, kind }) => ({ order: orderNumber, kind }),
    async make(row) {
      if (readOutboxKind(row.kind) === null) throw new UndeliverableError('UNKNOWN_KIND')
      const order = await findOrder(row.orderNumber)
      if (!order) throw new UndeliverableError('UNKNOWN_ORDER')
      return compose(row.kind as OutboxKind, order, row.createdAt)
    },
  })
}
