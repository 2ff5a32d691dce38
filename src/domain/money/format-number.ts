/** Whole numbers as people read them. */

/** The digits of a whole number by three, with `group` between them. */
function grouped(digits: string, group: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, group)
}

/** `1,234,567`, the same for everybody; takes a whole number that is not negative. */
export function formatNumber(whole: number): string {
  return grouped(String(whole), ',')
}
