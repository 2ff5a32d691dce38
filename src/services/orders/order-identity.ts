/** Gives an order its number and key, and tells the same request from another one. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { makeOrderNumber } from '#domain/order/order-number.ts'
import type { OrderRequest } from '#domain/order/order.ts'

export function randomOrderNumber(): string {
  return makeOrderNumber(randomBytes(8))
}

/** 256 random bits: whoever has it may see the order. */
export function randomOrderKey(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256 of everything that a request says, in one fixed order, in hexadecimal. */
export function hashRequest(request: OrderRequest): string {
  const { contact, address } = request
  const canonical = [
    [contact.email, contact.phone],
    [address.country, address.name, address.line1, address.line2, address.postcode, address.city, address.state],
    [
      request.shipping,
      request.payment,
      request.code,
      request.notes,
      request.total,
      ...(request.locale === undefined ? [] : [request.locale]),
    ],
    request.lines.map((line) => [line.id, line.quantity, line.price, line.choice.color, line.choice.size]),
  ]
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex')
}

/** Compares two secrets in a time that says nothing about where they differ. */
export function isSameSecret(a: string, b: string): boolean {
  const [first, second] = [createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest()]
  return timingSafeEqual(first, second)
}
