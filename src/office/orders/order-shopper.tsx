/** Who ordered and where it goes, and the parcel on its way there. */
import { Section } from '../parts/section.tsx'
import { officeText as t } from '../texts/office.ts'
import type { OrderAnswer } from './order-answers.ts'

export function OrderShopper({ order: { contact, address, notes, page } }: { order: OrderAnswer }) {
  return (
    <Section title={t('contact')}>
      <div className="grid gap-4 [overflow-wrap:anywhere]">
        {contact ? (
          <p className="grid justify-items-start">
            <a href={`mailto:${contact.email}`} className="office-contact">
              {contact.email}
            </a>
            {contact.phone !== '' && (
              <a href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`} className="office-contact">
                {contact.phone}
              </a>
            )}
          </p>
        ) : (
          <p className="text-14 text-ink-2">{t('hiddenContact')}</p>
        )}
        <div>
          <h3 className="text-14 text-ink-2">{t('deliverTo')}</h3>
          {address.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {notes !== null && (
          <div>
            <h3 className="text-14 text-ink-2">{t('shopperNotes')}</h3>
            <p className="whitespace-pre-line">{notes}</p>
          </div>
        )}
        {page !== '' && (
          <p>
            <a href={page} className="link-text">
              {t('shopperPage')}
            </a>
          </p>
        )}
      </div>
    </Section>
  )
}

export function OrderParcel({ order: { parcel, state } }: { order: OrderAnswer }) {
  const isUnderway = state === 'shipped' || state === 'delivered'
  return (
    <Section title={t('parcel')}>
      {parcel ? (
        <div className="grid gap-2 [overflow-wrap:anywhere]">
          <p className="font-medium">{[parcel.carrier, parcel.tracking].filter(Boolean).join(' ')}</p>
          {parcel.url !== '' && (
            <p>
              <a href={parcel.url} rel="noreferrer" className="link-text">
                {t('follow')}
              </a>
            </p>
          )}
        </div>
      ) : (
        <p className="text-14 text-ink-2">{t(isUnderway ? 'noParcelNumber' : 'parcelNone')}</p>
      )}
    </Section>
  )
}
