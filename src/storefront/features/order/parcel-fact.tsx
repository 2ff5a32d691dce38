/** Who carries an order's parcel, under which number, and where it can be followed. */
import type { Parcel } from '#domain/order/desk/parcel.ts'
import { useOrderText } from '#storefront/texts/order.ts'

export function ParcelFact({ parcel: { carrier, tracking, url } }: { parcel: Parcel }) {
  const t = useOrderText()
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-tile bg-tile px-5 py-4">
      <p className="grid">
        <span className="text-14 text-ink-2">{t('yourParcel')}</span>
        <span className="font-medium [overflow-wrap:anywhere]">{[carrier, tracking].filter(Boolean).join(' ')}</span>
      </p>
      {url !== undefined && (
        <a href={url} rel="noreferrer" className="link-text">
          {t('trackParcel')}
        </a>
      )}
    </div>
  )
}
