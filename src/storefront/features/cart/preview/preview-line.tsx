/** One line of the cart preview: picture, title, choice, quantity and price, and the way out of the cart. */
import { useFrameText } from '#storefront/texts/frame.ts'
import { useCartText } from '#storefront/texts/cart.ts'
import { type Cart, type CartLine, lineChoice } from '#domain/cart/cart-line.ts'
import { isOrderable } from '#domain/cart/orderable.ts'
import { lineTotal } from '#domain/cart/totals.ts'
import { imagesForColor } from '#domain/catalogue/product/product-colors.ts'
import { useMoney } from '#storefront/state/page-money.ts'
import { Trash2 } from 'lucide-react'
import { IconButton } from '#ui/icon-button.tsx'
import { Link } from '#ui/link.tsx'
import { links } from '#storefront/links.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { Stepper } from '#ui/fields/stepper.tsx'
import { Amount } from '../../../goods/order/amount.tsx'
import { lineNotes } from '../../../goods/order/line-notes.ts'
import { useChoiceText } from '../../../goods/card/choice-text.ts'
import { focusNode } from '../../../goods/lists/focus-node.ts'

/** What keeps a line from being ordered; the cart page has more to say. */
function useProblem(cart: Cart, line: CartLine): string | undefined {
  const t = useCartText()
  const frame = useFrameText()
  if (line.unavailable) return t('gone')
  if (!isOrderable(line)) return t('soldOut')
  return lineNotes(cart, line, frame).find(({ id }) => id === 'too-many')?.text
}

interface PreviewLineProps {
  cart: Cart
  line: CartLine
  /** It has just come back: its title takes the focus. */
  focused: boolean
  onIncrease: () => void
  onDecrease: () => void
  onRemove: () => void
}

export function PreviewLine({ cart, line, focused, onIncrease, onDecrease, onRemove }: PreviewLineProps) {
  const t = useCartText()
  const choiceText = useChoiceText()
  const { format } = useMoney()
  const choice = lineChoice(line)
  const { unit, total } = lineTotal(line)
  const { title, orderQuantity, unavailable } = line
  const words = choiceText(choice)
  const orderable = isOrderable(line)
  const problem = useProblem(cart, line)
  return (
    <div className="flex gap-4 py-4">
      <Picture
        src={imagesForColor(line, choice.color)[0] ?? line.img}
        name={title}
        alt=""
        sizes="96px"
        className={`w-24 shrink-0 self-start rounded-field ${orderable ? '' : 'opacity-55'}`}
      />
      <div className="flex min-w-0 grow flex-col">
        <div className="flex gap-2">
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
                ref={focused ? focusNode : undefined}
                className="relative hit inline-block min-h-6 leading-snug font-medium hover:underline"
              >
                {title}
              </Link>
            )}
            {words && <p className="text-14 text-ink-2">{words}</p>}
            {orderable && orderQuantity > 1 && (
              <p className="text-14 text-ink-2">{t('each', { price: format(unit.sale) })}</p>
            )}
            {problem && <p className="text-14 font-bold text-sale">{problem}</p>}
          </div>
          <IconButton
            label={t('removeTitle', { title })}
            icon={<Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />}
            className="-me-2.5 -mt-2.5 text-ink-2"
            onClick={onRemove}
          />
        </div>
        {orderable && (
          <div className="mt-auto flex items-center justify-between gap-4 pt-2">
            <Stepper
              value={orderQuantity}
              subject={title}
              size="small"
              onDecrease={onDecrease}
              onIncrease={onIncrease}
              className="w-31"
            />
            <Amount amount={total} className="font-bold" />
          </div>
        )}
      </div>
    </div>
  )
}
