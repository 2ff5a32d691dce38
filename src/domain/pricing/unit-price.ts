/** Owns the price of a kilogram, a litre, a metre, a square metre or a piece of goods that are sold by amount (docs/specification.md, 9.2). */
import { type Minor, minor } from '#domain/money/minor.ts'

/** What prices are compared by. */
export type BaseUnit = 'kg' | 'l' | 'm' | 'm²' | 'piece'

export interface Measure {
  /** Of the base unit, above 0. */
  amount: number
  unit: BaseUnit
}

/** How much of a base unit one of each is. */
const UNITS: Readonly<Record<string, readonly [number, BaseUnit]>> = {
  mg: [1e-6, 'kg'],
  g: [1e-3, 'kg'],
  kg: [1, 'kg'],
  ml: [1e-3, 'l'],
  cl: [1e-2, 'l'],
  dl: [0.1, 'l'],
  l: [1, 'l'],
  mm: [1e-3, 'm'],
  cm: [1e-2, 'm'],
  m: [1, 'm'],
  'cm²': [1e-4, 'm²'],
  cm2: [1e-4, 'm²'],
  'm²': [1, 'm²'],
  m2: [1, 'm²'],
  piece: [1, 'piece'],
  pieces: [1, 'piece'],
}

const WRITTEN = /^(\d{1,6}(?:\.\d{1,3})?)\s*([a-z]+[2²]?)$/

/** `250 ml` as 0.25 litres; null for what says no amount above 0 with a unit. A comma is as good as a point. */
export function readMeasure(text: string): Measure | null {
  const [, digits, name = ''] = WRITTEN.exec(text.trim().toLowerCase().replace(',', '.')) ?? []
  const known = Object.hasOwn(UNITS, name) ? UNITS[name] : undefined
  if (digits === undefined || !known) return null
  const amount = Number(digits) * known[0]
  return amount > 0 ? { amount, unit: known[1] } : null
}

export interface UnitPrice {
  price: Minor
  unit: BaseUnit
}

/**
 * What one base unit costs, rounded half up to a minor unit; null for goods that do not say how much they are.
 * @param price of one piece. @param written the product's amount. @param size one that was chosen: where it is an amount of the same kind it counts.
 */
export function unitPrice(price: Minor, written: string | undefined, size?: string): UnitPrice | null {
  const own = written === undefined ? null : readMeasure(written)
  if (!own) return null
  const chosen = size === undefined ? null : readMeasure(size)
  const { amount, unit } = chosen?.unit === own.unit ? chosen : own
  return { price: minor(Math.round(price / amount)), unit }
}
