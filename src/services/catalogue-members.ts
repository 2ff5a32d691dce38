/** Which products belong to a category or a brand: those that name it, compared by slug, so that the lists can never be stale. */
import { slug } from '#domain/catalogue/slug.ts'

/** Product ids by the slug of the name they carry. */
export function membersBySlug(products: readonly { id: string; name: string }[]): Map<string, string[]> {
  const slugs = new Map<string, string>()
  const members = new Map<string, string[]>()
  for (const { id, name } of products) {
    const key = slugs.get(name) ?? slug(name)
    slugs.set(name, key)
    const ids = members.get(key)
    if (ids) ids.push(id)
    else members.set(key, [id])
  }
  for (const ids of members.values()) ids.sort(compareIds)
  return members
}

export function membersOf(members: ReadonlyMap<string, string[]>, name: string): string[] {
  return members.get(slug(name)) ?? []
}

/** Numbers as numbers and before texts, as the sort `asc` orders products (decisions, Filters). */
function compareIds(a: string, b: string): number {
  const x = /^\d+$/.test(a) ? Number(a) : Number.POSITIVE_INFINITY
  const y = /^\d+$/.test(b) ? Number(b) : Number.POSITIVE_INFINITY
  if (x !== y) return x < y ? -1 : 1
  return a < b ? -1 : a > b ? 1 : 0
}
