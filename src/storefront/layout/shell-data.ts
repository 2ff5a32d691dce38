/** What header, menus and footer know of the catalogue; made once for each of its states. */
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import { withPictures } from '#domain/catalogue/product/category-picture.ts'
import { type CategoryFacts, isCategoryOffered } from '#domain/catalogue/product/category.ts'
import type { ProductMenuEntry } from '#domain/catalogue/showing/product-menu.ts'
import { goodsNames } from '#domain/catalogue/product/goods-names.ts'
import { slug } from '#domain/catalogue/slug.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { sharedPicture } from '#ui/pictures/picture-source.ts'
import { isPictured } from '../features/home/choose/hero-goods.ts'
import { homeAddresses } from '../features/site-map/home-addresses.ts'
import { looks } from '../features/portfolio/looks.ts'
import { links } from '../links.ts'
import type { RootData } from '../state/root-data.ts'
import { menuTypes } from './header/menu-types.ts'

export type ShellData = Pick<RootData, 'types' | 'names' | 'front' | 'hasLooks' | 'sharePicture'>

/** Of the sample's goods, 1200 by 630 pixels. */
const SAMPLE_SHARE = '/share.jpg'

interface Menu {
  menu(): Promise<readonly ProductMenuEntry[]>
}

const kept = new WeakMap<CatalogueSource, { settings: ShopSettings; data: Promise<ShellData> }>()

export function shellData(settings: ShopSettings, source: CatalogueSource, catalogue: Menu): Promise<ShellData> {
  const known = kept.get(source)
  if (known?.settings === settings) return known.data
  const data = makeShellData(settings, source, catalogue)
  kept.set(source, { settings, data })
  // A failure is not kept: the next page tries again.
  data.catch(() => kept.delete(source))
  return data
}

/** Of each type; menus show the first of them. */
async function picturedCategories({ productTypes }: ShopSettings, source: CatalogueSource): Promise<CategoryFacts[]> {
  const ofType = productTypes.map(({ id }) => {
    const own = source.categories.filter((category) => category.productType === id && isCategoryOffered(category))
    return withPictures(source, own)
  })
  return (await Promise.all(ofType)).flat()
}

async function makeShellData(settings: ShopSettings, source: CatalogueSource, catalogue: Menu): Promise<ShellData> {
  const { homes } = settings
  const pictures = settings.productTypes.map(async ({ id, home }): Promise<[string, string]> => {
    const own = home === null ? undefined : homes[home]?.hero
    const ours = own === undefined && isPictured(await source.showcase(id), id)
    return [id, own ?? (ours ? `/media/heroes/${id}-tall-640.webp` : '')]
  })
  const counted = new Map(
    source.index
      .select(EMPTY_QUERY)
      .facets()
      .type.map(({ value, count }) => [value, count]),
  )
  const types = menuTypes(settings, {
    categories: await picturedCategories(settings, source),
    menu: await catalogue.menu(),
    counts: new Map(settings.productTypes.map(({ id }) => [id, counted.get(slug(id)) ?? 0])),
    pictures: new Map(await Promise.all(pictures)),
  })
  const open = homeAddresses(settings, new Set(types.map(({ id }) => id)))
  const items = await source.showcase()
  const hero = homes['main']?.hero
  return {
    types,
    names: goodsNames(source, settings),
    front: open.includes(links.logo) ? links.logo : (open[0] ?? links.shop()),
    hasLooks: looks(items).length > 0,
    sharePicture: hero === undefined ? (isPictured(items, 'main') ? SAMPLE_SHARE : '') : sharedPicture(hero),
  }
}
