/** One line of the cart: picture, title, choice, notes, price, quantity and total (spec 2.8). */
import { useCartText } from '#storefront/texts/cart.ts'
import { type CartLine, lineChoice } from '#domain/cart/cart-line.ts'
import { isOrderable } from '#domain/cart/orderable.ts'
import { lineTotal } from '#domain/cart/totals.ts'
import type { ProductChoice } from '#domain/catalogue/product/product.ts'
import { imagesForColor } from '#domain/catalogue/product/product-colors.ts'
import { ZERO } from '#domain/money/minor.ts'
import { useMoney } from '#storefront/state/page-money.ts'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { Stepper } from '#ui/fields/stepper.tsx'
import { Price } from '../../goods/card/price.tsx'
import { PictureLink } from '../../goods/lists/picture-link.tsx'
import { focusNode } from '../../goods/lists/focus-node.ts'
import { Amount } from '../../goods/order/amount.tsx'
import { type ChoiceField, LineChoice } from './line-choice.tsx'
import { TakeButton } from '../../goods/order/take-button.tsx'
import { type LineNote, PRICE_NOTES } from '../../goods/order/line-notes.ts'

export interface CartRowActions {
  onIncrease: () => void
  onDecrease: () => void
  /** Takes the pieces that are there instead of more. */
  onTake: () => void
  onRemove: () => void
  onMove: () => void
  onEdit: () => void
  onChoose: (field: ChoiceField, choice: ProductChoice) => void
}

interface CartRowProps extends CartRowActions {
  line: CartLine
  notes: readonly LineNote[]
  editing: boolean
  focusField: ChoiceField | undefined
  /** It has just come back: its title takes the focus. */
  focused: boolean
}

const TONES = { problem: 'font-bold text-sale', good: 'font-medium text-success', plain: 'font-medium text-ink' }

export function CartRow({ line, notes, editing, focusField, focused, ...actions }: CartRowProps) {
  const t = useCartText()
  const { format } = useMoney()
  const { total } = lineTotal(line)
  const orderable = isOrderable(line)
  const choice = lineChoice(line)
  const priceNotes = notes.filter(({ id }) => PRICE_NOTES.includes(id))
  const address = links.product(line.id)
  const picture = imagesForColor(line, choice.color)[0] ?? line.img
  return (
    <tr className="border-t border-line first:border-t-0 max-md:grid max-md:grid-cols-[6.5rem_minmax(0,1fr)_auto] max-md:gap-x-3.5 max-md:py-4.5">
      <td className="w-34 py-5 align-top max-md:row-span-3 max-md:w-auto max-md:p-0">
        <PictureLink to={line.unavailable ? null : address}>
          <Picture
            src={picture}
            name={line.title}
            alt=""
            sizes="(width >= 768px) 112px, 104px"
            className={`w-26 rounded-field md:w-28 ${orderable ? '' : 'opacity-55'}`}
          />
        </PictureLink>
      </td>
      <th scope="row" className="py-5 pe-5 text-start font-normal max-md:col-span-2 max-md:p-0">
        {line.unavailable ? (
          <span dir="auto" className="font-medium text-ink-2">
            {line.title}
          </span>
        ) : (
          <Link
            dir="auto"
            to={address}
            ref={focused ? focusNode : undefined}
            className="relative hit inline-block min-h-6 font-medium hover:underline"
          >
            {line.title}
          </Link>
        )}
        <LineChoice
          line={line}
          open={editing}
          focus={focusField}
          onToggle={actions.onEdit}
          onChange={actions.onChoose}
        />
        <Notes notes={notes.filter(({ id }) => !PRICE_NOTES.includes(id))} title={line.title} onTake={actions.onTake} />
        <p className="mt-2 flex flex-wrap gap-x-4 text-14">
          {!line.unavailable && <RowAction label={t('moveToWishlist')} title={line.title} onPress={actions.onMove} />}
          <RowAction label={t('remove')} title={line.title} onPress={actions.onRemove} />
        </p>
      </th>
      <td className="w-29 py-5 pe-4 max-md:col-span-2 max-md:w-auto max-md:p-0 max-md:pt-2">
        {!line.unavailable && <Price product={line} choice={choice} />}
        <div className="max-md:hidden">
          <Notes notes={priceNotes} title={line.title} onTake={actions.onTake} />
        </div>
      </td>
      <td className="w-36 py-5 max-md:w-auto max-md:p-0 max-md:pt-3">
        {orderable && (
          <Stepper
            value={line.orderQuantity}
            subject={line.title}
            size="small"
            onDecrease={actions.onDecrease}
            onIncrease={actions.onIncrease}
            className="w-31"
          />
        )}
      </td>
      <td className="w-24 py-5 text-end font-bold max-md:w-auto max-md:self-center max-md:p-0 max-md:pt-3">
        {orderable ? <Amount amount={total} /> : <span className="font-normal text-ink-2">{format(ZERO)}</span>}
      </td>
    </tr>
  )
}

function RowAction({ label, title, onPress }: { label: string; title: string; onPress: () => void }) {
  return (
    <button type="button" className="min-h-8 link-text pointer-coarse:min-h-11" onClick={onPress}>
      {label}
      <span className="sr-only"> {title}</span>
    </button>
  )
}

interface NotesProps {
  notes: readonly LineNote[]
  title: string
  onTake: () => void
}

function Notes({ notes, title, onTake }: NotesProps) {
  return notes.map(({ id, text, tone, take }) => (
    <div key={id} className={`mt-1 text-14 ${TONES[tone]}`}>
      <p>{text}</p>
      {take !== undefined && <TakeButton pieces={take} title={title} onPress={onTake} />}
    </div>
  ))
}
