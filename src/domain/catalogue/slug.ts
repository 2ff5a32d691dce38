/** The one slug of the store: links, queries and data are compared through it. */

/**
 * Lowercase, `&` removed, runs of white space and hyphens to one hyphen, none at the ends (spec 5.1).
 * Idempotent, so that a query value may be a title or a slug. May be empty.
 */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('&', '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '')
}
