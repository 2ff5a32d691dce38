/** The first step of a withdrawal: who declares it, and of which order. */
import { useOrderText } from '#storefront/texts/order.ts'
import type { Order } from '#domain/order/order.ts'
import { Button } from '#ui/button.tsx'
import { useHref } from 'react-router'
import { links } from '../../../links.ts'
import { PlainField } from './plain-field.tsx'
import { FIELDS, type WithdrawProblem, type WithdrawValues } from './withdraw-steps.ts'

interface WithdrawFormProps {
  /** Null where its number and e-mail address are still to be said. */
  order: Order | null
  values: WithdrawValues
  problem: WithdrawProblem | undefined
}

export function WithdrawForm({ order, values, problem }: WithdrawFormProps) {
  const t = useOrderText()
  const action = useHref(links.withdraw())
  return (
    <form method="post" action={action} className="mt-8 grid max-w-120 gap-5">
      {problem === 'unknown' && (
        <p role="alert" className="font-medium text-sale">
          {t('withdrawUnknown')}
        </p>
      )}
      {order ? (
        <>
          <input type="hidden" name={FIELDS.number} value={order.number} />
          <input type="hidden" name={FIELDS.key} value={order.key} />
        </>
      ) : (
        <>
          <PlainField
            name={FIELDS.number}
            label={t('orderNumber2')}
            value={values.number}
            error={undefined}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
          />
          <PlainField
            name={FIELDS.email}
            label={t('eMail')}
            value={values.email}
            error={undefined}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={320}
          />
        </>
      )}
      <PlainField
        name={FIELDS.name}
        label={t('withdrawName')}
        value={values.name === '' ? (order?.address.name ?? '') : values.name}
        error={problem === 'name' ? t('withdrawNameRequired') : undefined}
        autoComplete="name"
        maxLength={100}
      />
      <div>
        <Button type="submit">{t('withdrawHere')}</Button>
      </div>
      <p className="text-14 text-ink-2">{t('withdrawNextStep')}</p>
    </form>
  )
}
