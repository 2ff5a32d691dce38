/** Calls an order off. */
import { useState } from 'react'
import { officeText as t } from '../../texts/office.ts'
import { ActDialog, type ActDialogProps, ActForm } from './act-dialog.tsx'
import { PlainField } from './plain-field.tsx'

export function CancelDialog({ open, ...rest }: ActDialogProps) {
  const title = t('cancelTitle', { number: rest.order.number })
  return (
    <ActDialog open={open} title={title} onClose={rest.onClose}>
      <CancelForm title={title} {...rest} />
    </ActDialog>
  )
}

function CancelForm({ title, order, act, onClose, onDone }: Omit<ActDialogProps, 'open'> & { title: string }) {
  const [note, setNote] = useState('')
  const isCardPaid = order.byCard && order.account.paid > 0
  async function submit() {
    const refused = await act('state', { state: 'cancelled', ...(note !== '' && { note }) })
    if (refused === null) onDone(t('doneCancelled'))
    return refused
  }
  return (
    <ActForm
      title={title}
      lead={isCardPaid ? `${t('cancelLead')} ${t('cancelPaid')}` : t('cancelLead')}
      name={t('cancelOrder')}
      otherName={t('keepOrder')}
      submit={submit}
      onClose={onClose}
    >
      <PlainField label={t('noteShopper')} value={note} rows={2} onText={setNote} />
    </ActForm>
  )
}
