/** What can be done with an order now: the next step as the filled button, everything else beside it. */
import { useState } from 'react'
import { Button, type ButtonProps } from '#ui/button.tsx'
import { officeText as t } from '../../texts/office.ts'
import type { OrderAnswer } from '../order-answers.ts'
import type { OrderHold } from '../use-order.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { PayDialog } from './pay-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { ReturnDialog } from './return-dialog.tsx'
import { ShipDialog } from './ship-dialog.tsx'

interface OrderActsProps extends Pick<OrderHold, 'act'> {
  order: OrderAnswer
  /** With a sentence that says what was done. */
  onDone: (said: string) => void
}

type Asked = 'pay' | 'ship' | 'refund' | 'return' | 'cancel'

export function OrderActs({ order, act, onDone }: OrderActsProps) {
  const [asked, setAsked] = useState<Asked>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { next, account, state } = order
  const canReturn = isUnderway(state) && order.lines.some(({ quantity, returned }) => returned < quantity)

  async function move(to: 'packed' | 'delivered', said: string) {
    setBusy(true)
    const refused = await act('state', { state: to })
    setBusy(false)
    setProblem(refused === null || refused === '' ? undefined : refused)
    if (refused === null) onDone(said)
  }

  // In the order of an order's way; the first that can be done is the next step.
  const steps: { can: boolean; name: string; press: () => void }[] = [
    { can: next.includes('packed'), name: t('pack'), press: () => void move('packed', t('donePacked')) },
    { can: next.includes('shipped'), name: t('ship'), press: () => setAsked('ship') },
    {
      can: next.includes('delivered'),
      name: t('markAsDelivered'),
      press: () => void move('delivered', t('doneDelivered')),
    },
    { can: next.includes('paid') && account.open > 0, name: t('markAsPaid'), press: () => setAsked('pay') },
    { can: isUnderway(state), name: t('editParcel'), press: () => setAsked('ship') },
    { can: canReturn, name: t('takeBack'), press: () => setAsked('return') },
    { can: account.refundable > 0, name: t('refund'), press: () => setAsked('refund') },
    { can: next.includes('cancelled'), name: t('cancelOrder'), press: () => setAsked('cancel') },
  ]
  const dialog = {
    order,
    act,
    onClose: () => setAsked(undefined),
    onDone: (said: string) => {
      setAsked(undefined)
      setProblem(undefined)
      onDone(said)
    },
  }
  return (
    <>
      {steps
        .filter(({ can }) => can)
        .map(({ name, press }, place) => (
          <Button key={name} size="small" look={lookOf(place, order)} busy={busy && place === 0} onClick={press}>
            {name}
          </Button>
        ))}
      {problem !== undefined && (
        <p role="alert" className="basis-full text-14 font-medium text-sale">
          {problem}
        </p>
      )}
      <PayDialog open={asked === 'pay'} {...dialog} />
      <ShipDialog open={asked === 'ship'} {...dialog} />
      <RefundDialog open={asked === 'refund'} {...dialog} />
      <ReturnDialog open={asked === 'return'} {...dialog} />
      <CancelDialog open={asked === 'cancel'} {...dialog} />
    </>
  )
}

/** An order that is at its end, or called off, has no next step. */
function lookOf(place: number, { state, account }: OrderAnswer): ButtonProps['look'] {
  const hasNext = state !== 'cancelled' && (state !== 'delivered' || account.open > 0)
  return place === 0 && hasNext ? 'filled' : 'outline'
}

function isUnderway(state: OrderAnswer['state']): boolean {
  return state === 'shipped' || state === 'delivered'
}
