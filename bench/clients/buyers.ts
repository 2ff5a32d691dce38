/** Shoppers of the benches that flood a real server: goods that never run out, and the calls by which they are ordered. */
import { loadSampleCatalogue } from '#server/settings/sample-catalogue.ts'
import type { Call } from './load-client.ts'

const TOKEN = 'a-token-of-22-characters'

/** The sample with a million pieces of everything. */
export async function endlessGoods() {
  const sample = await loadSampleCatalogue(new Date())
  const products = sample.products.map((product) => ({
    ...product,
    quantity: 1_000_000,
    status: 'in-stock' as const,
    ...(product.variants && { variants: product.variants.map((variant) => ({ ...variant, quantity: 1_000_000 })) }),
  }))
  return { ...sample, products }
}

/** Headers of a write that passes every check before its body. */
export function writeHeaders(key: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    cookie: `XSRF-TOKEN=${TOKEN}`,
    'x-xsrf-token': TOKEN,
    'idempotency-key': key,
  }
}

/** One order of two of the products; `name` tells it from all others. */
export function orderCall(
  products: readonly { id: string }[],
  count: number,
  name: string,
  payment: 'pay-later' | 'stripe' = 'pay-later',
): Call {
  const lines = [0, 1].map((step) => ({ id: products[(count * 2 + step) % products.length]?.id, quantity: 1 }))
  return {
    method: 'POST',
    path: '/api/orders',
    headers: writeHeaders(`${name}-order-${count}`),
    body: JSON.stringify({
      contact: { email: `${name}${count}@example.com` },
      address: { country: 'DE', name: 'Mara Thompson', line1: 'Sample Street 1', postcode: '10115', city: 'Berlin' },
      shipping: 'flat-rate',
      payment,
      lines,
    }),
  }
}
