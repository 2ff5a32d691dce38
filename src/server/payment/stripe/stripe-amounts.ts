/** Amounts as Stripe counts them: minor units of ISO 4217, but for two currencies that it still counts in hundredths. */
import { minor, type Minor } from '#domain/money/minor.ts'

const IN_HUNDREDTHS: ReadonlySet<string> = new Set(['ISK', 'UGX'])

function factorOf(currency: string): number {
  return IN_HUNDREDTHS.has(currency) ? 100 : 1
}

/** @param currency ISO 4217, in capitals. */
export function toStripe(amount: Minor, currency: string): number {
  return amount * factorOf(currency)
}

export function fromStripe(amount: number, currency: string): Minor {
  return minor(amount / factorOf(currency))
}
