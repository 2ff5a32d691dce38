/** The second step of a withdrawal: what is declared, to be read once more and sent with one press. */
import { useFrameText } from '#storefront/texts/frame.ts'
import { useOrderText } from '#storefront/texts/order.ts'
import type { Order } from '#domain/order/order.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { useHref } from 'react-router'
import { useChoiceText } from '../../../goods/card/choice-text.ts'
import { links } from '../../../links.ts'
import { reviewDate } from '../../review/review-date.ts'
import { FIELDS, openLines, type WithdrawProblem, type WithdrawValues } from './withdraw-steps.ts'

interface ConfirmWithdrawalProps {
  order: Order
  values: WithdrawValues
  problem: WithdrawProblem | undefined
}

export function ConfirmWithdrawal({ order, values, problem }: ConfirmWithdrawalProps) {
  const t = useOrderText()
  const frame = useFrameText()
  const choiceText = useChoiceText()
  const action = useHref(links.withdraw())
  const open = openLines(order)
  const offered = open.length > 0 ? open : order.lines.map((_line, position) => position)
  return (
    <form method="post" action={action} className="mt-8 max-w-140">
      <input type="hidden" name={FIELDS.step} value="confirm" />
      <input type="hidden" name={FIELDS.number} value={order.number} />
      <input type="hidden" name={FIELDS.key} value={order.key} />
      <input type="hidden" name={FIELDS.name} value={values.name} />
      <div className="rounded-tile bg-sand p-5 md:p-8">
        <p className="text-18">
          {t('withdrawStatement', {
            number: order.number,
            date: reviewDate(order.placedAt, t.locale),
          })}
        </p>
        <fieldset className="mt-5">
          <legend className="font-medium">{t('withdrawGoods')}</legend>
          {problem === 'lines' && (
            <p role="alert" className="mt-2 font-medium text-sale">
              {t('withdrawNoGoods')}
            </p>
          )}
          <ul className="mt-2 grid">
            {order.lines.map(
              (line, position) =>
                offered.includes(position) && (
                  <li key={`${line.id} ${line.choice.color} ${line.choice.size}`}>
                    <label className="flex min-h-14 cursor-pointer items-center gap-4 border-b border-sand-line py-2">
                      <input
                        type="checkbox"
                        name={FIELDS.line}
                        value={position}
                        defaultChecked={problem !== 'lines'}
                        className="size-5 shrink-0 accent-ink"
                      />
                      <Picture src={line.img} name={line.title} alt="" sizes="48px" className="size-12 rounded-field" />
                      <span className="min-w-0 grow">
                        <span className="block leading-snug font-medium">
                          <bdi>{line.title}</bdi>
                        </span>
                        <span className="block text-14 text-ink-2">
                          {[choiceText(line.choice), frame('piecesSaid', { count: line.quantity })]
                            .filter(Boolean)
                            .join(' · ')}
                        </span>
                      </span>
                    </label>
                  </li>
                ),
            )}
          </ul>
        </fieldset>
        <dl className="mt-5 grid gap-x-6 gap-y-1 sm:grid-cols-[8rem_1fr]">
          <dt className="text-ink-2">{t('withdrawName')}</dt>
          <dd>
            <bdi>{values.name}</bdi>
          </dd>
          <dt className="text-ink-2">{t('withdrawReceipt')}</dt>
          <dd className="wrap-anywhere">{order.contact.email}</dd>
        </dl>
      </div>
      <div className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-4">
        <Button type="submit">{t('confirmWithdrawal')}</Button>
        <Link to={links.order(order.number, order.key)} className="link-rule">
          {t('withdrawNot')}
        </Link>
      </div>
    </form>
  )
}
