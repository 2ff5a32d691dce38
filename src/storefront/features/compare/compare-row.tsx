/** A row of a comparison: its label stays in view while the products are scrolled sideways. */
import type { ReactNode, Ref } from 'react'

/** Class names of a product's cell. */
export const CELL = 'py-4 ps-2.5 align-top break-words hyphens-auto max-md:text-14 md:ps-6'

interface CompareRowProps {
  ref?: Ref<HTMLTableRowElement>
  label: string
  /** Places without a product: their cells carry the rule on to the table's end. */
  free: number
  /** The row of pictures: without a rule above, its free place is filled by the caller. */
  first?: boolean
  children: ReactNode
}

export function CompareRow({ ref, label, free, first = false, children }: CompareRowProps) {
  return (
    // Rules belong to cells: those of a row would scroll away under the label that stays.
    <tr ref={ref} className={first ? '' : '*:border-t *:border-line'}>
      <th
        scope="row"
        className={`sticky start-0 z-1 bg-paper text-start align-top font-bold max-md:ps-4 max-md:text-14 ${first ? 'py-6' : 'py-4'}`}
      >
        {label}
      </th>
      {children}
      {!first && free > 0 && <td aria-hidden="true" />}
      {!first && free > 1 && <td aria-hidden="true" colSpan={free - 1} className="max-md:hidden" />}
    </tr>
  )
}
