/** One line of the cart preview: picture, title, choice, quantity and price. */
import { type CartLine, lineChoice } from '#domain/cart/cart-line.ts'
import { lineTotal } from '#domain/cart/totals.ts'
import { imagesForColor } from '#domain/catalogue/product-colors.ts'
import { availability } from '#domain/inventory/availability.ts'
import { formatMoney } from '#domain/money/money.ts'
import { Link } from '../../ui/link.tsx'
import { links } from '#storefront/links.ts'
import { Picture } from '#storefront/ui/picture.tsx'
import { choiceText } from '../product/choice-text.ts'

/** What keeps a line from being ordered; the cart page has more to say (usability 35). */
function problemOf(line: CartLine): string | null {
  if (line.unavailable) return 'No longer in the shop'
  return availability(line, lineChoice(line)).buyable ? null : 'Sold out'
}

export function PreviewLine({ line }: { line: CartLine }) {
  const choice = lineChoice(line)
  const { unit, total } = lineTotal(line)
  const { title, orderQuantity, unavailable } = line
  const words = choiceText(choice)
  const problem = problemOf(line)
  return (
    <li className="flex gap-4 border-t border-line py-4 first:border-t-0">
      <Picture
        src={imagesForColor(line, choice.color)[0] ?? line.img}
        name={title}
        alt=""
        sizes="80px"
        className={`w-20 shrink-0 self-start rounded-field ${unavailable ? 'opacity-55' : ''}`}
      />
      <div className="min-w-0 grow">
        {unavailable ? (
          <p dir="auto" className="font-medium text-ink-2">
            {title}
          </p>
        ) : (
          <Link dir="auto" to={links.product(line.id)} replace className="font-medium hover:underline">
            {title}
          </Link>
        )}
        {words && <p className="text-14 text-ink-2">{words}</p>}
        {problem && <p className="text-14 font-bold text-sale">{problem}</p>}
        {!unavailable && (
          <p className="mt-1 flex justify-between gap-4 tabular-nums">
            <span className="text-ink-2">
              {orderQuantity} × {formatMoney(unit.sale)}
            </span>
            <span className="font-bold">{formatMoney(total)}</span>
          </p>
        )}
      </div>
    </li>
  )
}
