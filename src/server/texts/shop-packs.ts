/** The texts of all languages of a shop: ours, with the owner's words in their place. */
import path from 'node:path'
import { languageOf, pageLanguages } from '#domain/shop/page-languages.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { LANGUAGES } from '#texts/languages.ts'
import { makePack } from '#texts/make-pack.ts'
import type { TextPack } from '#texts/text-pack.ts'
import { OwnTextsError, readOwnTexts } from './own-texts.ts'

type Spoken = Pick<ShopSettings, 'locale' | 'languages'>

/**
 * One for each language of the shop, in their order; `folder` is where `shop.json` lies.
 * @throws {OwnTextsError} where an owner's file is wrong, or a language has neither texts of ours nor a file
 */
export async function readShopPacks({ locale, languages }: Spoken, folder: string): Promise<[TextPack, ...TextPack[]]> {
  const [main, ...further] = await Promise.all(
    pageLanguages(locale, languages).map(async (page, place) => {
      const tag = [locale, ...languages][place] ?? locale
      const own = await readOwnTexts(path.join(folder, 'texts'), tag)
      const ours = LANGUAGES[languageOf(tag)]
      if (!own && !ours) throw new OwnTextsError(noTexts(tag, place))
      return makePack(page.locale, ours, own)
    }),
  )
  if (!main) throw new RangeError('A shop has at least one language')
  return [main, ...further]
}

function noTexts(tag: string, place: number): string {
  const field = place === 0 ? 'locale' : `languages.${place - 1}`
  const ours = Object.keys(LANGUAGES).toSorted().join(', ')
  return `shop.json: ${field}: there are no texts for ${tag}: must be one of ${ours}, or have a file texts/${tag}.json`
}
