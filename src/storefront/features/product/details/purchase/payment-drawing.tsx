/** The payment picture: the means that this shop takes, drawn by us without any brand (spec 2.6). */
import { usePaymentText } from '#storefront/texts/payment.ts'
import { paymentWords } from '#texts/payment-text.ts'
import type { PaymentWay } from '#domain/order/payment/payment-way.ts'
import { type PaymentMethod, paymentWay } from '#domain/order/payment/payment-ways.ts'

const DRAWINGS: Readonly<Record<PaymentWay['means'][number], string>> = {
  card: 'M1 9h46M7 21h12',
  invoice: 'M6.5 8.5h9v8h-9zM7 22.5h9M27 22.5h4M35 22.5h6',
  cash: 'M11 9h26v14H11zM24 13a3 3 0 1 1 0 6 3 3 0 0 1 0-6M15 16h.01M33 16h.01',
  bank: 'M12 13l12-6 12 6zM15 16v7M21 16v7M27 16v7M33 16v7M12 26h24',
}
const STEP = 54
const WIDTH = 48

/** What is paid at once comes first. Nothing where the shop takes none. */
export function PaymentDrawing({ methods }: { methods: readonly PaymentMethod[] }) {
  const t = usePaymentText()
  const shown = methods.map(paymentWay).toSorted((a, b) => Number(b.hosted !== null) - Number(a.hosted !== null))
  const drawings = shown.flatMap(({ means }) => means.map((one) => DRAWINGS[one]))
  if (drawings.length === 0) return null
  const width = (drawings.length - 1) * STEP + WIDTH
  return (
    <svg
      role="img"
      aria-label={new Intl.ListFormat(t.locale, { type: 'unit' }).format(
        shown.map((way) => paymentWords(way, t).means),
      )}
      viewBox={`0 0 ${width} 32`}
      width={width}
      height="32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="text-ink-2"
    >
      {drawings.map((drawing, place) => (
        <g key={drawing} transform={`translate(${place * STEP} 0)`}>
          <rect x="1" y="1" width="46" height="30" rx="5" />
          <path d={drawing} />
        </g>
      ))}
    </svg>
  )
}
