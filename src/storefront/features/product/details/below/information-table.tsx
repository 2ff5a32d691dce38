/** The Additional information tab: a table of keys and values (spec 2.7). */
import { useProductText } from '#storefront/texts/product.ts'
import type { AdditionalInformation } from '#domain/catalogue/product/product.ts'

export function InformationTable({ rows }: { rows: readonly AdditionalInformation[] }) {
  const t = useProductText()
  if (rows.length === 0) return <p className="text-ink-2">{t('nothingMoreIsKnownAbout')}</p>
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
