/** Which products belong to a category or a brand: those that name it, compared by slug, so that the lists can never be stale. */
import { compareIds } from '#domain/catalogue/index/id-order.ts'
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
