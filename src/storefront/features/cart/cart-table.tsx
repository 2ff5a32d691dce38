/** The table of the cart: a row per line, and Undo in place of what was removed (spec 2.8; usability 31). */
import { useFrameText } from '#storefront/texts/frame.ts'
import { useCartText } from '#storefront/texts/cart.ts'
import { type Cart, type CartLine, lineKey, makeLine } from '#domain/cart/cart-line.ts'
import type { ProductChoice } from '#domain/catalogue/product/product.ts'
import { useState } from 'react'
import {
  chooseInCart,
  decrementInCart,
  incrementInCart,
  removeFromCart,
  restoreToCart,
  takeAvailableInCart,
} from '../../state/lists/cart-line-actions.ts'
import { restoreToList } from '../../state/lists/list-actions.ts'
import { RemovedRow } from '../../goods/lists/removed-row.tsx'
import type { RowsWithRemoved } from '../../goods/lists/use-removed.ts'
import { CartRow } from './cart-row.tsx'
import type { ChoiceField } from './line-choice.tsx'
import { lineNotes } from '../../goods/order/line-notes.ts'

/** The row whose colour and size are being changed, and the field that was used last. */
interface Editing {
  key: string
  field?: ChoiceField
}

const HEAD = 'pb-2.5 text-14 font-normal text-ink-2'

export function CartTable({ cart, removed }: { cart: Cart; removed: RowsWithRemoved<CartLine> }) {
  const t = useCartText()
  const frame = useFrameText()
  const [editing, setEditing] = useState<Editing>()

  function remove(line: CartLine) {
    removed.note(line)
    void removeFromCart(lineKey(line))
  }

  async function move(line: CartLine) {
    const { orderQuantity: _pieces, selected: _choice, ...product } = line
    await restoreToList('wishlist', product, Number.MAX_SAFE_INTEGER)
    remove(line)
  }

  async function choose(line: CartLine, field: ChoiceField, choice: ProductChoice) {
    const outcome = await chooseInCart(lineKey(line), choice)
    // The row of another choice is another row: it opens with the focus where it was.
    if (outcome.kind === 'choice-changed') setEditing({ key: lineKey(makeLine(line, 1, choice)), field })
  }

  return (
    <table className="w-full border-b border-line max-md:block">
      <caption className="sr-only">{t('productsInYourCart')}</caption>
      <thead className="border-b border-ink max-md:sr-only">
        <tr>
          <th scope="col" colSpan={2} className={`${HEAD} text-start`}>
            {t('product')}
          </th>
          <th scope="col" className={`${HEAD} text-start`}>
            {t('price')}
          </th>
          <th scope="col" className={`${HEAD} text-start`}>
            {t('quantity')}
          </th>
          <th scope="col" className={`${HEAD} text-end`}>
            {t('total')}
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block max-md:border-t max-md:border-line">
        {removed.rows.map(({ key, kind, item: line }) =>
          kind === 'removed' ? (
            <tr key={key} className="border-t border-line first:border-t-0 max-md:block">
              <td colSpan={5} className="max-md:block">
                <RemovedRow
                  title={line.title}
                  img={line.img}
                  focused={removed.last === key}
                  onUndo={() => {
                    removed.noteUndo(key)
                    void restoreToCart(line, removed.placeOf(key))
                  }}
                />
              </td>
            </tr>
          ) : (
            <CartRow
              key={key}
              line={line}
              notes={lineNotes(cart, line, frame)}
              editing={editing?.key === key}
              focusField={editing?.key === key ? editing.field : undefined}
              focused={removed.last === key}
              onIncrease={() => void incrementInCart(key)}
              onDecrease={() => void decrementInCart(key)}
              onTake={() => void takeAvailableInCart(key)}
              onRemove={() => remove(line)}
              onMove={() => void move(line)}
              onEdit={() => setEditing(editing?.key === key ? undefined : { key })}
              onChoose={(field, choice) => void choose(line, field, choice)}
            />
          ),
        )}
      </tbody>
    </table>
  )
}
