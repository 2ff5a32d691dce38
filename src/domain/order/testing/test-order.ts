/** A whole order from the fields that a test cares about. */
import { minor, ZERO } from '#domain/money/minor.ts'
import type { Order } from '../order.ts'

/** Who orders in tests, and where to. */
export const TEST_BUYER = {
  contact: { email: 'mara@example.com', phone: '555 0100' },
  address: {
    country: 'US',
    name: 'Mara Tell',
    line1: '12 Sample Street',
    postcode: '62704',
    city: 'Springfield',
    state: 'IL',
  },
} as const

export function testOrder(fields: Partial<Order> = {}): Order {
  return {
    number: 'V-7K3F9Q2M',
    key: 'a-key-that-nobody-guesses',
    state: 'placed',
    ...TEST_BUYER,
    shippingMethod: 'flat-rate',
    payment: 'pay-later',
    lines: [
      {
        id: 'soap',
        title: 'Soap',
        img: '/media/soap.webp',
        sku: 'SOAP-1',
        choice: {},
        quantity: 10,
        unitPrice: minor(1104),
        listPrice: minor(1299),
      },
      {
        id: 'shirt',
        title: 'Tee "One" & <More>',
        img: '/media/shirt.webp',
        sku: 'TEE-N-M',
        choice: { color: 'Navy', size: 'M' },
        quantity: 1,
        unitPrice: minor(2900),
        listPrice: minor(2900),
      },
    ],
    subtotal: minor(13_940),
    discount: ZERO,
    shipping: minor(2000),
    total: minor(15_940),
    currency: 'USD',
    taxes: [],
    placedAt: '2026-11-23T10:00:00.000Z',
    history: [{ state: 'placed', at: '2026-11-23T10:00:00.000Z' }],
    ...fields,
  }
}
