/** A line of the order at the checkout: picture, title, choice, quantity with the cart's rules, and the way to mend what cannot be ordered. */
import { useCheckoutText } from '#storefront/texts/checkout.ts'
import { rich, unseen } from '#ui/rich.tsx'
import { type CartLine, lineChoice, lineKey } from '#domain/cart/cart-line.ts'
import { isOrderable } from '#domain/cart/orderable.ts'
import { lineTotal } from '#domain/cart/totals.ts'
import { imagesForColor } from '#domain/catalogue/product/product-colors.ts'
import {
  decrementInCart,
  incrementInCart,
  removeFromCart,
  takeAvailableInCart,
} from '../../state/lists/cart-line-actions.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { Stepper } from '#ui/fields/stepper.tsx'
import { Amount } from '../../goods/order/amount.tsx'
import { TakeButton } from '../../goods/order/take-button.tsx'
import { useChoiceText } from '../../goods/card/choice-text.ts'
import type { LineProblem } from './placing/line-problems.ts'
import { rowId } from './form/obstacles.ts'

interface OrderRowProps {
  line: CartLine
  /** Position in the cart, from 0. */
  place: number
  problem: LineProblem | undefined
}

export function OrderRow({ line, place, problem }: OrderRowProps) {
  const t = useCheckoutText()
  const choiceText = useChoiceText()
  const key = lineKey(line)
  const choice = lineChoice(line)
  const orderable = isOrderable(line)
  return (
    <li id={rowId(place)} tabIndex={-1} className="flex gap-4 focus-visible:outline-none">
      <Picture
        name={line.title}
        src={imagesForColor(line, choice.color)[0] ?? line.img}
        alt=""
        sizes="68px"
        className={`size-17 shrink-0 rounded-field ${problem ? 'opacity-55' : ''}`}
      />
      <div className="min-w-0 grow">
        <div className="flex justify-between gap-3">
          <p dir="auto" className="leading-snug font-medium">
            {line.title}
            <span className="block text-14 font-normal text-ink-2">{choiceText(choice)}</span>
          </p>
          {orderable && <Amount amount={lineTotal(line).total} className="font-bold" />}
        </div>
        {problem && (
          <p className={`mt-1 text-14 ${problem.leftOut ? 'text-ink-2' : 'font-bold text-sale'}`}>{problem.text}</p>
        )}
        {problem?.take !== undefined && (
          <TakeButton pieces={problem.take} title={line.title} onPress={() => void takeAvailableInCart(key)} />
        )}
        <div className="mt-2 flex items-center gap-4">
          {orderable && (
            <Stepper
              value={line.orderQuantity}
              subject={line.title}
              size="small"
              onDecrease={() => void decrementInCart(key)}
              onIncrease={() => void incrementInCart(key)}
              className="w-29 bg-paper"
            />
          )}
          <button type="button" className="min-h-11 link-text text-14" onClick={() => void removeFromCart(key)}>
            {rich(t('removeLine', { title: line.title }), unseen)}
          </button>
        </div>
      </div>
    </li>
  )
}
