/** Secrets that open the office: made here, seen once by whom they are for, and known to the database as hashes alone. */
import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32
const TOKEN = /^[\w-]{43}$/

/** 43 characters that may stand in an address. */
export function newToken(): string {
  return randomBytes(BYTES).toString('base64url')
}

/** Whether a text could be a token, so that nothing else reaches the database. */
export function isToken(text: string): boolean {
  return TOKEN.test(text)
}

/** In hex. Tokens are random, so that a plain hash says nothing of them and needs no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
