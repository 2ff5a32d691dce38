/** Owns ratings of 1 to 5 in half steps and how they are drawn as five stars. */

/** How much of one star is filled. */
export type StarFill = 0 | 0.5 | 1

/** Whether a value is a rating: 1 to 5 in half steps. Spec 3.4. */
export function isRating(value: unknown): value is number {
  return typeof value === 'number' && value >= 1 && value <= 5 && Number.isInteger(value * 2)
}

/** The fill of each of the five stars for a rating or an average of 0 to 5, rounded to the nearest half. */
export function starFill(rating: number): StarFill[] {
  const halves = Math.round(rating * 2)
  return [0, 1, 2, 3, 4].map((star) => (halves >= star * 2 + 2 ? 1 : halves === star * 2 + 1 ? 0.5 : 0))
}
