/** Joins class names. */

/** The names that are there, with a space between; false, null, undefined and '' are left out. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
