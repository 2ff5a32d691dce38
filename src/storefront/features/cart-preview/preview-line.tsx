/** One line of the cart preview: picture, title, choice, quantity and price. */
import { type Cart, type CartLine, lineChoice } from '#domain/cart/cart-line.ts'
import { isOrderable } from '#domain/cart/orderable.ts'
import { lineTotal } from '#domain/cart/totals.ts'
import { imagesForColor } from '#domain/catalogue/product-colors.ts'
import { formatMoney } from '#domain/money/money.ts'
import { Link } from '../../ui/link.tsx'
import { links } from '#storefront/links.ts'
import { Pieces } from '#storefront/ui/pieces.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { lineNotes } from '../cart/line-notes.ts'
import { choiceText } from '../product/choice-text.ts'

/** What keeps a line from being ordered; the cart page has more to say. */
function problemOf(cart: Cart, line: CartLine): string | undefined {
  if (line.unavailable) return 'No longer in the shop'
  if (!isOrderable(line)) return 'Sold out'
  return lineNotes(cart, line).find(({ id }) => id === 'too-many')?.text
}

export function PreviewLine({ cart, line }: { cart: Cart; line: CartLine }) {
  const choice = lineChoice(line)
  const { unit, total } = lineTotal(line)
  const { title, orderQuantity, unavailable } = line
  const words = choiceText(choice)
  const orderable = isOrderable(line)
  const problem = problemOf(cart, line)
  return (
    <li className="flex gap-4 border-t border-line py-4 first:border-t-0">
      <Picture
        src={imagesForColor(line, choice.color)[0] ?? line.img}
        name={title}
        alt=""
        sizes="80px"
        className={`w-20 shrink-0 self-start rounded-field ${orderable ? '' : 'opacity-55'}`}
      />
      <div className="min-w-0 grow">
        {unavailable ? (
          <p dir="auto" className="font-medium text-ink-2">
            {title}
          </p>
        ) : (
          <Link
            dir="auto"
            to={links.product(line.id)}
            replace
            className="relative hit inline-block min-h-6 font-medium hover:underline"
          >
            {title}
          </Link>
        )}
        {words && <p className="text-14 text-ink-2">{words}</p>}
        {problem && <p className="text-14 font-bold text-sale">{problem}</p>}
        {orderable && (
          <p className="mt-1 flex justify-between gap-4 tabular-nums">
            <span className="text-ink-2">
              <Pieces count={orderQuantity} of={formatMoney(unit.sale)} />
            </span>
            <span className="font-bold">{formatMoney(total)}</span>
          </p>
        )}
      </div>
    </li>
  )
}
