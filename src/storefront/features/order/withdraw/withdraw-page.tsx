/** The page on which a consumer withdraws from an order: in two steps, without signing in and without a script. */
import { useOrderText } from '#storefront/texts/order.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { Link } from '#ui/link.tsx'
import { links } from '../../../links.ts'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'
import { TakenWithdrawals } from './taken-withdrawals.tsx'
import { WithdrawForm } from './withdraw-form.tsx'
import { openLines, type ShownStep } from './withdraw-steps.ts'

interface WithdrawPageProps {
  shown: ShownStep
  shop: ShopSettings
}

export function WithdrawPage({ shown, shop }: WithdrawPageProps) {
  const t = useOrderText()
  const { step, order, values, problem } = shown
  const taken = step === 'state' && order !== null && (order.withdrawals ?? []).length > 0
  const whole = order !== null && openLines(order).length === 0
  return (
    <article>
      <h1 className="h-page">{t(step === 'confirm' ? 'withdrawCheck' : taken ? 'withdrawTaken' : 'withdrawTitle')}</h1>
      {taken ? (
        <>
          <p className="mt-4 max-w-160 text-18 text-ink-2">{t('withdrawTakenLead', { email: order.contact.email })}</p>
          <div className="mt-7 max-w-140 rounded-tile bg-sand p-5 md:p-8">
            <TakenWithdrawals order={order} />
          </div>
          <p className="mt-7 max-w-160 text-ink-2">
            {t('withdrawSendBack', { address: [shop.name, ...shop.contact.address].join(', ') })}
          </p>
          <p className="mt-7">
            <Link to={links.order(order.number, order.key)} className="link-rule">
              {t('viewTheOrder')}
            </Link>
          </p>
          {!whole && (
            <section className="mt-12 border-t border-line pt-7">
              <h2 className="h-part">{t('withdrawMore')}</h2>
              <WithdrawForm order={order} values={values} problem={problem} />
            </section>
          )}
        </>
      ) : step === 'confirm' ? (
        <ConfirmWithdrawal order={order} values={values} problem={problem} />
      ) : (
        <>
          <p className="mt-4 max-w-160 text-18 text-ink-2">
            {order ? t('withdrawLeadOrder', { number: order.number }) : t('withdrawLead')}
          </p>
          <WithdrawForm order={order} values={values} problem={problem} />
          <p className="mt-10 max-w-160 text-14 text-ink-2">
            {t('withdrawOtherWays', { email: shop.contact.email, address: shop.contact.address.join(', ') })}{' '}
            <Link to={links.page('withdrawal')} className="link-text text-ink">
              {t('withdrawInstructions')}
            </Link>
          </p>
        </>
      )}
    </article>
  )
}
