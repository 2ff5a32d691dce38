/** Owns what components do with the wishlist and the compare list: each action changes one, says so and offers Undo. */
import { frameText } from '#storefront/texts/frame.ts'
import type { KeptProduct } from '#domain/cart/cart-line.ts'
import {
  type ListChange,
  type ProductList,
  removeProduct,
  restoreProduct,
  toggleProduct,
} from '#domain/cart/product-list.ts'
import { type ListName, listMessage } from '#storefront/messages.ts'
import { lookUpSoon, stores } from './browser-stores.ts'
import { toast } from '../toast-store.ts'

type ListOutcome = ListChange['outcome']

/** Adds the product, or takes it out where it is in. Spec 4.10. */
export function toggleWishlist(product: KeptProduct): Promise<ListOutcome> {
  return toggle('wishlist', product)
}

/** Adds the product, or takes it out where it is in. Spec 4.10. */
export function toggleCompare(product: KeptProduct): Promise<ListOutcome> {
  return toggle('compare', product)
}

/** Takes a product out; the outcome's `product` and `index` bring it back. */
export function removeFromList(list: ListName, product: KeptProduct): Promise<ListOutcome> {
  return changeList(list, product, (items) => removeProduct(items, product.id))
}

/** Undo of a removal. */
export function restoreToList(list: ListName, product: KeptProduct, index: number): Promise<ListOutcome> {
  return changeList(list, product, (items) => restoreProduct(items, product, index))
}

function toggle(list: ListName, product: KeptProduct): Promise<ListOutcome> {
  let removes: boolean | undefined
  return changeList(list, product, (items) => {
    // Made again after another tab's write, it goes the way that it went at first.
    if (removes !== undefined)
      return removes ? removeProduct(items, product.id) : restoreProduct(items, product, items.length)
    const change = toggleProduct(items, product)
    removes = change.outcome.kind === 'removed'
    return change
  })
}

async function changeList(
  list: ListName,
  product: KeptProduct,
  rule: (items: ProductList) => ListChange,
): Promise<ListOutcome> {
  const outcome = await stores[list].change((items) => {
    const { list: changed, outcome: became } = rule(items)
    return { items: changed, outcome: became }
  })
  if (outcome.kind === 'added') lookUpSoon(product)
  const message = listMessage(list, outcome, product.title)
  const undo = outcome.kind === 'removed' && {
    action: { label: frameText()('undo'), run: () => void restoreToList(list, outcome.product, outcome.index) },
  }
  if (message) toast({ ...message, key: product.id, ...undo })
  return outcome
}
