/** The result line of spec 2.4; assistive technology is told the true range. */
import { useListsText } from '#storefront/texts/lists.ts'
import { formatNumber } from '#domain/money/format-number.ts'
import type { CataloguePage } from '#domain/catalogue/query/catalogue-page.ts'
import { resultLine } from '../../page-texts.ts'

export function ResultLine({ page }: { page: CataloguePage }) {
  const t = useListsText()
  const { total, shown, from, to } = page
  return (
    <p role="status" className="min-h-6">
      {total > 0 && <span aria-hidden>{resultLine(shown, total)}</span>}
      <span className="sr-only">
        {total === 0
          ? t('noProductsFound')
          : `Products ${formatNumber(from)} to ${formatNumber(to)} of ${formatNumber(total)}`}
      </span>
    </p>
  )
}
