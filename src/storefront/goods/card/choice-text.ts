/** A chosen colour and size in words. */
import type { ProductChoice } from '#domain/catalogue/product/product.ts'
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { useFrameText } from '#storefront/texts/frame.ts'
import type { GroupText } from '#texts/text-pack.ts'

/** "Navy, US 10", "White, size M", "Size 52"; '' for a product without colours and sizes. `called` says colours and sizes in the page's language. */
export function choiceText(choice: ProductChoice, t: GroupText<'frame'>, called = (name: string) => name): string {
  const color = called(choice.color ?? '')
  const size = called(choice.size ?? '')
  if (!size) return color
  // A letter or a number alone does not say what it is.
  const bare = /^[\dA-Z.]{1,4}$/.test(size)
  if (color) return bare ? t('colorAndSize', { color, size }) : `${color}, ${size}`
  return bare ? t('sizeAlone', { size }) : size.charAt(0).toUpperCase() + size.slice(1)
}

/** For parts of pages. */
export function useChoiceText(): (choice: ProductChoice) => string {
  const t = useFrameText()
  const called = useGoodsName()
  return (choice) => choiceText(choice, t, called)
}
