/** The lines of the cart preview, and Undo in place of what was taken out since it was opened (usability 31). */
import { useCartText } from '#storefront/texts/cart.ts'
import { type Cart, type CartLine, lineKey } from '#domain/cart/cart-line.ts'
import {
  decrementInCart,
  incrementInCart,
  removeFromCart,
  restoreToCart,
} from '../../../state/lists/cart-line-actions.ts'
import { RemovedRow } from '../../../goods/lists/removed-row.tsx'
import { useRowsWithRemoved } from '../../../goods/lists/use-removed.ts'
import { PreviewLine } from './preview-line.tsx'

export function PreviewLines({ cart }: { cart: Cart }) {
  const t = useCartText()
  const { rows, last, note, noteUndo, placeOf } = useRowsWithRemoved<CartLine>(cart, lineKey)
  if (rows.length === 0) return null
  return (
    <ul aria-label={t('inYourCart')}>
      {rows.map(({ key, kind, item: line }) => (
        <li key={key} className="border-t border-line first:border-t-0">
          {kind === 'removed' ? (
            <RemovedRow
              title={line.title}
              img={line.img}
              focused={last === key}
              onUndo={() => {
                noteUndo(key)
                void restoreToCart(line, placeOf(key))
              }}
            />
          ) : (
            <PreviewLine
              cart={cart}
              line={line}
              focused={last === key}
              onIncrease={() => void incrementInCart(key)}
              onDecrease={() => void decrementInCart(key)}
              onRemove={() => {
                note(line)
                void removeFromCart(key)
              }}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
