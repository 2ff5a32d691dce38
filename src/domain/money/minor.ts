/** Owns amounts of money as they are inside: whole minor units, a type that no plain number is mistaken for, and what is counted with them. */

declare const minorUnits: unique symbol

/** An amount in whole minor units of the shop's currency; compares with `<` like any number. Nothing at run time tells it from one. */
export type Minor = number & { readonly [minorUnits]: true }

/** A decimal number at the edges: any plain number, but no `Minor`, so that nothing is converted twice or goes out unconverted. */
export type DecimalAmount = number & { readonly [minorUnits]?: never }

/** A number that the caller knows to be whole minor units. Decimals come in by `toMinor`. */
export function minor(whole: number): Minor {
  return whole as Minor
}

export const ZERO = minor(0)

export function plus(one: Minor, other: Minor): Minor {
  return minor(one + other)
}

export function minus(from: Minor, amount: Minor): Minor {
  return minor(from - amount)
}

/** So many of it; `count` is whole. */
export function times(amount: Minor, count: number): Minor {
  return minor(amount * count)
}

/** All of them together; `ZERO` without any. */
export function sumOf(amounts: readonly Minor[]): Minor {
  return amounts.reduce(plus, ZERO)
}

/** The smaller of two amounts. */
export function greater(one: Minor, other: Minor): Minor {
  return one > other ? one : other
}

export function lesser(one: Minor, other: Minor): Minor {
  return one < other ? one : other
}
