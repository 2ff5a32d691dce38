/** The payment picture: the means that this shop takes, drawn by us without any brand (spec 2.6). */
import type { PaymentMethod } from '#domain/order/order.ts'

const CARD = 'M1 9h46M7 21h12'
const INVOICE = 'M6.5 8.5h9v8h-9zM7 22.5h9M27 22.5h4M35 22.5h6'
const CASH = 'M11 9h26v14H11zM24 13a3 3 0 1 1 0 6 3 3 0 0 1 0-6M15 16h.01M33 16h.01'

const DRAWN: Readonly<Record<PaymentMethod, { name: string; drawings: readonly string[] }>> = {
  stripe: { name: 'Card', drawings: [CARD] },
  'pay-later': { name: 'Pay later by invoice or on delivery', drawings: [INVOICE, CASH] },
}
/** In the order in which they are drawn. */
const ALL = ['stripe', 'pay-later'] as const
const STEP = 54
const WIDTH = 48

/** Nothing where the shop takes none of them. */
export function PaymentDrawing({ methods }: { methods: readonly PaymentMethod[] }) {
  const shown = ALL.filter((method) => methods.includes(method)).map((method) => DRAWN[method])
  const drawings = shown.flatMap((one) => one.drawings)
  if (drawings.length === 0) return null
  const width = (drawings.length - 1) * STEP + WIDTH
  return (
    <svg
      role="img"
      aria-label={shown.map(({ name }) => name).join(', ')}
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
