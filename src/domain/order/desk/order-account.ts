/** Owns how an order's money stands for its owner: what came, what went back, what is open and what may still go back. */
import { lesser, minor, minus, type Minor, ZERO } from '#domain/money/minor.ts'

export interface OrderMoney {
  /** What the order costs. */
  total: Minor
  /** Whether its history says that it is paid: then nothing is open, whatever was noted of parts. */
  isPaid: boolean
  isCancelled: boolean
  /** Payments that were noted by hand, all together. */
  noted: Minor
  /** Sent back or to be sent back, all together. */
  refunded: Minor
}

export interface OrderAccount {
  paid: Minor
  refunded: Minor
  /** Still to come; nothing of a cancelled order. */
  open: Minor
  /** May still go back: never more than came. */
  refundable: Minor
}

/** Where the order's money stands; every amount is 0 or more. Spec 10.12. */
export function accountOf({ total, isPaid, isCancelled, noted, refunded }: OrderMoney): OrderAccount {
  const paid = isPaid && noted < total ? total : noted
  return {
    paid,
    refunded: lesser(refunded, paid),
    open: isPaid || isCancelled ? ZERO : atLeastZero(minus(total, noted)),
    refundable: atLeastZero(minus(paid, refunded)),
  }
}

/** A word for lists: how far an order's money has come. */
export type MoneyState = 'open' | 'part' | 'paid' | 'refunded' | 'part-refunded' | 'none'

export function moneyState(money: OrderMoney): MoneyState {
  const { paid, refunded, open } = accountOf(money)
  if (refunded > 0) return refunded >= paid ? 'refunded' : 'part-refunded'
  if (open > 0) return paid > 0 ? 'part' : 'open'
  return paid > 0 || money.isPaid ? 'paid' : 'none'
}

function atLeastZero(amount: Minor): Minor {
  return minor(Math.max(0, amount))
}
