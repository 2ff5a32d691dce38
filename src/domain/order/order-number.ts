/** Owns the form of order numbers: `V-` and eight characters that cannot be mistaken for one another (Crockford's base 32). */

/** 32 characters, without I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8
const NUMBER = /^V-[0-9A-HJKMNP-TV-Z]{8}$/

/** An order's number from eight random bytes (five bits of each are used). */
export function makeOrderNumber(bytes: Uint8Array): string {
  if (bytes.length !== LENGTH) throw new RangeError(`order number: expected ${LENGTH} bytes, got ${bytes.length}`)
  return `V-${[...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`
}

/** A number as it was typed or read out, in its own form (`v 7k3f-9qzm` is `V-7K3F9QZM`; O is 0, I and L are 1); null where it is none. */
export function readOrderNumber(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replace(/^V/, '')
  const number = `V-${letters.replaceAll('O', '0').replace(/[IL]/g, '1')}`
  return NUMBER.test(number) ? number : null
}
