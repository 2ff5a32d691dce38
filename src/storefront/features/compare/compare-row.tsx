/** A row of a comparison: its label stays in view while the products are scrolled sideways. */
import type { ReactNode, Ref } from 'react'

/** Class names of a product's cell. */
export const CELL = 'py-4 ps-2.5 align-top break-words hyphens-auto max-md:text-14 md:ps-6'

interface CompareRowProps {
  ref?: Ref<HTMLTableRowElement>
  label: string
  /** Without a rule above. */
  first?: boolean
  children: ReactNode
}

export function CompareRow({ ref, label, first = false, children }: CompareRowProps) {
  return (
    <tr ref={ref} className={first ? '' : 'border-t border-line'}>
      <th
        scope="row"
        className={`sticky start-0 z-1 bg-paper text-start max-md:ps-4 align-top font-bold max-md:text-14 ${first ? 'py-6' : 'py-4 shadow-[inset_0_1px_0_var(--color-line)]'}`}
      >
        {label}
      </th>
      {children}
    </tr>
  )
}
