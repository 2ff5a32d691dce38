/** Opens what an owner has said of the shop: its settings, and the texts of its languages. */
import path from 'node:path'
import { missingLegalTexts } from '#domain/shop/legal-words.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { withHeroAddresses } from '#services/pictures/picture-addresses.ts'
import type { TextPack } from '#texts/text-pack.ts'
import type { StartReport } from '../logging/start-report.ts'
import { type Environment, PROJECT_ROOT } from '../settings/environment.ts'
import { readShopSettings } from '../settings/shop-file.ts'
import { inWords } from '../texts/language-stores.ts'
import { readShopPacks } from '../texts/shop-packs.ts'
import type { OpenCatalogue } from './open-catalogue.ts'

export interface OpenShop {
  shop: ShopSettings
  /** Of its languages, the main one first. */
  packs: [TextPack, ...TextPack[]]
}

/** @throws {ShopFileError} and {OwnTextsError} naming each wrong field */
export async function readShop({ shopFile }: Environment): Promise<OpenShop> {
  const settings = await readShopSettings(shopFile, PROJECT_ROOT)
  const packs = await readShopPacks(settings, shopFile === null ? PROJECT_ROOT : path.dirname(shopFile))
  return { shop: inWords(settings, packs[0]), packs }
}

/** A hero that is not there is said, and the home stands without it. */
export async function withHeroes(
  shop: ShopSettings,
  { finder }: OpenCatalogue,
  report: StartReport,
): Promise<ShopSettings> {
  if (!finder) return shop
  const { settings, missing } = await withHeroAddresses(shop, finder)
  for (const { home, hero } of missing) report.note(`homes.${home}.hero: there is no picture ${hero} in MEDIA_DIR`)
  return settings
}

/** Says which texts the law asks for and nobody has written. */
export function noteMissingTexts({ market }: ShopSettings, report: StartReport): void {
  for (const text of missingLegalTexts(market)) {
    report.note(`market.${text}: the law of the EU asks for it, and shop.json does not say it yet`)
  }
}
