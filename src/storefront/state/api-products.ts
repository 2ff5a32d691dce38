/** Products as the API answers them, in the currency and the language of this page. */
import { type Decimal, fromDecimals } from '#domain/catalogue/product-decimals.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { inLanguage } from '#domain/catalogue/product/in-language.ts'
import { browserMoney } from './page-money.ts'

/** BCP 47; null in the shop's main language, whose pages have no prefix (`root.tsx`). */
export function browserLanguage(): string | null {
  const { dataset, lang } = document.documentElement
  return dataset.base === undefined ? null : lang
}

export function fromApi<T extends CatalogueItem>(answer: Decimal<T>): T {
  return inLanguage(fromDecimals<T>(answer, browserMoney().currency), browserLanguage())
}
