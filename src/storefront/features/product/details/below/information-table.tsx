/** The Additional information tab: a table of keys and values (spec 2.7). */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { useProductText } from '#storefront/texts/product.ts'
import type { GroupText } from '#texts/text-pack.ts'
import type { AdditionalInformation, Product } from '#domain/catalogue/product/product.ts'

/** The owner's rows, then who made it and who answers for it, where that is known. */
export function informationOf(
  { additionalInformation, manufacturer, responsiblePerson }: Product,
  t: GroupText<'product'>,
): AdditionalInformation[] {
  return [
    ...additionalInformation,
    ...(manufacturer === undefined ? [] : [{ key: t('manufacturer'), value: manufacturer }]),
    ...(responsiblePerson === undefined ? [] : [{ key: t('responsiblePerson'), value: responsiblePerson }]),
  ]
}

export function InformationTable({ rows }: { rows: readonly AdditionalInformation[] }) {
  const t = useProductText()
  const called = useGoodsName()
  if (rows.length === 0) return <p className="text-ink-2">{t('nothingMoreIsKnownAbout')}</p>
  return (
    <table className="information">
      <tbody>
        {rows.map(({ key, value }) => (
          <tr key={key}>
            <th scope="row" dir="auto">
              {called(key)}
            </th>
            <td dir="auto">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
