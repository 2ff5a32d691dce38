/** The payment picture: a card, a transfer, cash on account and a note, drawn by us without any brand (decisions, Details). */

const CARDS = [
  'M1 9h46M7 21h12',
  'M6.5 8.5h9v8h-9zM7 22.5h9M27 22.5h4M35 22.5h6',
  'M24 5v22M29 10.5c-1-2-2.7-2.5-5-2.5-3 0-5 1.5-5 4s2 3.5 5 4 5.5 1.5 5.5 4-2.5 4-5.5 4c-2.6 0-4.7-.9-5.5-3',
  'M11 9h26v14H11zM24 13a3 3 0 1 1 0 6 3 3 0 0 1 0-6M15 16h.01M33 16h.01',
]

export function PaymentDrawing() {
  return (
    <svg
      role="img"
      aria-label="Card, bank transfer, pay later or cash"
      viewBox="0 0 210 32"
      width="210"
      height="32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="text-ink-2"
    >
      {CARDS.map((drawing, place) => (
        <g key={drawing} transform={`translate(${place * 54} 0)`}>
          <rect x="1" y="1" width="46" height="30" rx="5" />
          <path d={drawing} />
        </g>
      ))}
    </svg>
  )
}
