/** Owns the adding to the cart, and how every change of it is made and said. */
import type { ProductChoice } from '#domain/catalogue/product/product.ts'
import { addToCart } from '#domain/cart/cart.ts'
import type { Cart, KeptProduct } from '#domain/cart/cart-line.ts'
import type { CartChange, CartOutcome } from '#domain/cart/cart-outcome.ts'
import { needsSize, openChoice } from '#domain/inventory/choice.ts'
import { cartMessage } from '#storefront/messages.ts'
import { lookUpSoon, stores } from './browser-stores.ts'
import { openSizes } from '../overlay-store.ts'
import { toast, type ToastAction } from '../toast-store.ts'

/**
 * Adds a product, `quantity` whole and at least 1, in the first choice that can be bought where none is given. The
 * outcome is `refused` where stock does not suffice: then the chosen quantity goes back to 1. Spec 4.8 and 8.1.
 */
export async function addProductToCart(
  product: KeptProduct,
  quantity = 1,
  choice?: ProductChoice,
): Promise<CartOutcome> {
  const outcome = await changeCart((cart) => addToCart(cart, product, quantity, choice))
  if (outcome.kind === 'added') lookUpSoon(product)
  return outcome
}

/** Adds one piece, or opens the sizes where one has to be chosen. `opener` is the pressed control: they open beside it. Spec 4.7. */
export function addOrAsk(product: KeptProduct, choice: ProductChoice | undefined, opener: HTMLElement): void {
  if (needsSize(product, choice)) openSizes({ product, choice: openChoice(product, choice), opener })
  else void addProductToCart(product, 1, choice)
}

/** Makes a change and says what became of it; `undo` gives the way back that the message offers. */
export async function changeCart(
  rule: (cart: Cart) => CartChange,
  undo?: (outcome: CartOutcome) => ToastAction | undefined,
): Promise<CartOutcome> {
  const outcome = await stores.cart.change((items) => {
    const { cart, outcome: became } = rule(items)
    return { items: cart, outcome: became }
  })
  const message = cartMessage(outcome)
  if (!message || !('id' in outcome)) return outcome
  const action = undo?.(outcome)
  const isAdded = outcome.kind === 'added' || outcome.kind === 'incremented'
  toast({ ...message, key: outcome.id, ...(action && { action }), ...(isAdded && { goods: outcome.line }) })
  return outcome
}
