/** How often one client may ask for what concerns orders, and one mailbox may order, where the environment does not say otherwise (spec 7.5 and 10.8). */

/** By client address, counted as they come in. */
export interface CallRateLimits {
  /** Orders and quotes a minute. */
  orders: number
  /** Looks for an order by number and e-mail, a minute. */
  tracking: number
  /** Promotion codes tried that are not known to hold, a minute. */
  codes: number
  /** Cancellations and reviews a minute. */
  cancelling: number
}

export interface OrderRateLimits extends CallRateLimits {
  /** Orders stored for one mailbox, which bring mails, an hour: the database counts them, since refused ones are no reason to send her away. */
  mails: number
}

export const DEFAULT_ORDER_RATE_LIMITS: OrderRateLimits = {
  orders: 1000,
  tracking: 10,
  codes: 20,
  cancelling: 10,
  mails: 30,
}

/**
 * Counts a call of `key`, whose window of `windowMs` begins with its first one: `current` counts it too, `ttl` milliseconds are left of the
 * window. Given where several processes share their limits.
 */
export type TallyCall = (key: string, windowMs: number) => Promise<{ current: number; ttl: number }>
