/** What became of a change to the cart, as data; `messages.ts` turns it into the specification's words. */
import type { Cart, CartLine } from './cart-line.ts'

/** Why the cart refused: nothing to buy at all, or fewer pieces than asked for. Spec 4.8. */
export type Refusal = 'out-of-stock' | 'no-more-stock'

export type CartOutcome =
  /** A new line, or more of an existing one; `quantity` is what was added, `line` what it became. */
  | { kind: 'added' | 'incremented'; id: string; title: string; quantity: number; line: CartLine }
  | { kind: 'refused'; reason: Refusal; id: string; title: string }
  | { kind: 'decremented' | 'choice-changed' | 'restored'; id: string; title: string }
  /** `index` is where the line stood, for Undo. */
  | { kind: 'removed'; id: string; title: string; line: CartLine; index: number }
  | { kind: 'cleared'; lines: Cart }
  | { kind: 'cart-restored' }
  | { kind: 'unchanged' }

export interface CartChange {
  /** The same object as before where nothing changed. */
  cart: Cart
  outcome: CartOutcome
}
