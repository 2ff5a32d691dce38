/** Notes that money came, whole or in part. */
import { useState } from 'react'
import { officeText as t } from '../../texts/office.ts'
import { readTypedAmount } from '../order-words.ts'
import { ActDialog, type ActDialogProps, ActForm } from './act-dialog.tsx'
import { PlainField } from './plain-field.tsx'

export function PayDialog({ open, ...rest }: ActDialogProps) {
  const title = t('payTitle', { number: rest.order.number })
  return (
    <ActDialog open={open} title={title} onClose={rest.onClose}>
      <PayForm title={title} {...rest} />
    </ActDialog>
  )
}

function PayForm({ title, order, act, onClose, onDone }: Omit<ActDialogProps, 'open'> & { title: string }) {
  const [amount, setAmount] = useState(String(order.account.open))
  const [note, setNote] = useState('')
  // The same for every press of this dialog, so that it counts once.
  const [key] = useState(() => crypto.randomUUID())
  async function submit() {
    const read = readTypedAmount(amount)
    if (read === null) return t('wrongAmount')
    const refused = await act('payments', { amount: read, key, ...(note !== '' && { note }) })
    if (refused === null) onDone(t('donePaid'))
    return refused
  }
  return (
    <ActForm title={title} lead={t('payLead')} name={t('markAsPaid')} submit={submit} onClose={onClose}>
      <PlainField label={t('amount')} value={amount} inputMode="decimal" onText={setAmount} />
      <PlainField label={t('noteHouse')} value={note} onText={setNote} />
    </ActForm>
  )
}
