/** What header, menus and footer know of the catalogue; made once for each of its states. */
import type { CatalogueSource } from '#domain/catalogue/catalogue-page.ts'
import type { ProductMenuEntry } from '#domain/catalogue/product-menu.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { sharedPicture } from '../ui/picture-source.ts'
import { isPictured } from '../features/home/choose/hero-goods.ts'
import { homeAddresses } from '../features/screens/home-addresses.ts'
import { looks } from '../features/screens/looks.ts'
import { links } from '../links.ts'
import type { RootData } from '../state/root-data.ts'
import { menuTypes } from './menu-types.ts'

export type ShellData = Pick<RootData, 'types' | 'front' | 'hasLooks' | 'sharePicture'>

/** Of the sample's goods, 1200 by 630 pixels. */
const SAMPLE_SHARE = '/share.jpg'

const kept = new WeakMap<CatalogueSource, { settings: ShopSettings; data: ShellData }>()

export function shellData(
  settings: ShopSettings,
  source: CatalogueSource,
  menu: readonly ProductMenuEntry[],
): ShellData {
  const known = kept.get(source)
  if (known?.settings === settings) return known.data
  const data = makeShellData(settings, source, menu)
  kept.set(source, { settings, data })
  return data
}

function makeShellData(
  settings: ShopSettings,
  { index: { items }, categories }: CatalogueSource,
  menu: readonly ProductMenuEntry[],
): ShellData {
  const { homes } = settings
  const picture = (type: string, home: string | null): string => {
    const own = home === null ? undefined : homes[home]?.hero
    const goods = items.filter(({ productType }) => productType === type)
    return own ?? (isPictured(goods, type) ? `/media/heroes/${type}-tall-640.webp` : '')
  }
  const types = menuTypes(settings, categories, menu, picture)
  const open = homeAddresses(settings, new Set(types.map(({ id }) => id)))
  const hero = homes['main']?.hero
  return {
    types,
    front: open.includes(links.logo) ? links.logo : (open[0] ?? links.shop()),
    hasLooks: looks(items).length > 0,
    sharePicture: hero === undefined ? (isPictured(items, 'main') ? SAMPLE_SHARE : '') : sharedPicture(hero),
  }
}
