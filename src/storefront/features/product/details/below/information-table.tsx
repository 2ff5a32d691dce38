/** The Additional information tab: a table of keys and values (spec 2.7). */
import type { AdditionalInformation } from '#domain/catalogue/product/product.ts'

export function InformationTable({ rows }: { rows: readonly AdditionalInformation[] }) {
  if (rows.length === 0) return <p className="text-ink-2">Nothing more is known about this product.</p>
  return (
    <table className="information">
      <tbody>
        {rows.map(({ key, value }) => (
          <tr key={key}>
            <th scope="row" dir="auto">
              {key}
            </th>
            <td dir="auto">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
