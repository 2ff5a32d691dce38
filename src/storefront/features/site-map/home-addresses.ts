/** The homes that are open: main and those of types with products (spec 2.12 and 12.2). */
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { links } from '../../links.ts'

/** @param types product types that have products. */
export function homeAddresses({ homes, productTypes }: ShopSettings, types: ReadonlySet<string>): string[] {
  const open = productTypes.flatMap(({ id, home }) => (home !== null && types.has(id) ? [home] : []))
  return ['main', ...open].filter((home) => homes[home]?.enabled !== false).map((home) => links.home(home))
}
