/** Sends money back, whole or in part, with or without the pieces that it is for. */
import { useState } from 'react'
import { officeText as t } from '../../texts/office.ts'
import { amountText, readTypedAmount } from '../order-words.ts'
import { ActDialog, type ActDialogProps, ActForm } from './act-dialog.tsx'
import { PieceFields, piecesBody } from './piece-fields.tsx'
import { PlainField } from './plain-field.tsx'
import { RestockCheck } from './restock-check.tsx'

export function RefundDialog({ open, ...rest }: ActDialogProps) {
  const title = t('refundTitle', { number: rest.order.number })
  return (
    <ActDialog open={open} title={title} onClose={rest.onClose}>
      <RefundForm title={title} {...rest} />
    </ActDialog>
  )
}

function RefundForm({ title, order, act, onClose, onDone }: Omit<ActDialogProps, 'open'> & { title: string }) {
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const [pieces, setPieces] = useState<Record<number, number>>({})
  const [restock, setRestock] = useState(false)
  // The same for every press of this dialog, so that the money goes once.
  const [key] = useState(() => crypto.randomUUID())
  // What this person was shown, whoever is faster.
  const [refundedBefore] = useState(order.account.refunded)
  const lines = piecesBody(pieces)

  async function submit() {
    const read = readTypedAmount(amount)
    if (read === null) return t('wrongAmount')
    const body = { amount: read, key, refundedBefore, lines, restock: restock && lines.length > 0 }
    const refused = await act('refunds', { ...body, ...(note !== '' && { note }) })
    if (refused === null) onDone(t('doneRefund'))
    return refused
  }

  return (
    <ActForm
      title={title}
      lead={`${t('refundLead', { amount: amountText(order.account.refundable, order.currency) })} ${t(order.byCard ? 'refundCard' : 'refundByHand')}`}
      name={t('refund')}
      submit={submit}
      onClose={onClose}
    >
      <PlainField label={t('amount')} value={amount} inputMode="decimal" onText={setAmount} />
      <PieceFields legend={t('refundFor')} lines={order.lines} pieces={pieces} onPieces={setPieces} />
      {lines.length > 0 && <RestockCheck checked={restock} onCheck={setRestock} />}
      <PlainField label={t('noteHouse')} value={note} onText={setNote} />
    </ActForm>
  )
}
