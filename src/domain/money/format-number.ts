/** Whole numbers as people read them. */

/** `1,234,567`, the same for everybody; takes a whole number that is not negative. */
export function formatNumber(whole: number): string {
  const digits = String(whole)
  return digits.length < 4 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

/** "1 item", "1,234 items": how many of what. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}
