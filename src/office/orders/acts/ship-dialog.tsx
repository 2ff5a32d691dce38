/** Sends an order on its way, or corrects what is known of its parcel. */
import { useId, useState } from 'react'
import { officeText as t } from '../../texts/office.ts'
import { ActDialog, type ActDialogProps, ActForm } from './act-dialog.tsx'
import { PlainField } from './plain-field.tsx'

const CARRIERS = ['DHL', 'DPD', 'FedEx', 'GLS', 'Hermes', 'La Poste', 'Royal Mail', 'UPS', 'USPS']

export function ShipDialog({ open, ...rest }: ActDialogProps) {
  const { number, next } = rest.order
  const title = next.includes('shipped') ? t('shipTitle', { number }) : t('parcelTitle', { number })
  return (
    <ActDialog open={open} title={title} onClose={rest.onClose}>
      <ShipForm title={title} {...rest} />
    </ActDialog>
  )
}

function ShipForm({ title, order, act, onClose, onDone }: Omit<ActDialogProps, 'open'> & { title: string }) {
  const isFirst = order.next.includes('shipped')
  const list = useId()
  const [carrier, setCarrier] = useState(order.parcel?.carrier ?? '')
  const [tracking, setTracking] = useState(order.parcel?.tracking ?? '')
  const [url, setUrl] = useState('')
  const [note, setNote] = useState('')
  async function submit() {
    const refused = await act('shipment', { carrier, tracking, url, ...(note !== '' && { note }) })
    if (refused === null) onDone(t(isFirst ? 'doneShipped' : 'doneParcel'))
    return refused
  }
  return (
    <ActForm
      title={title}
      {...(isFirst && { lead: t('shipLead') })}
      name={isFirst ? t('ship') : t('save')}
      submit={submit}
      onClose={onClose}
    >
      <PlainField label={t('carrier')} value={carrier} list={list} onText={setCarrier} />
      <datalist id={list}>
        {CARRIERS.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
      <PlainField label={t('trackingNumber')} value={tracking} onText={setTracking} />
      <PlainField label={t('trackingLink')} value={url} inputMode="url" hint={t('trackingLinkHint')} onText={setUrl} />
      {isFirst && <PlainField label={t('noteShopper')} value={note} rows={2} onText={setNote} />}
    </ActForm>
  )
}
