/** The result line of spec 2.4; assistive technology is told the true range. */
import { useListsText } from '#storefront/texts/lists.ts'
import type { CataloguePage } from '#domain/catalogue/query/catalogue-page.ts'

export function ResultLine({ page }: { page: CataloguePage }) {
  const t = useListsText()
  const { total, shown, from, to } = page
  return (
    <p role="status" className="min-h-6">
      {total > 0 && <span aria-hidden>{t('resultLine', { shown, total })}</span>}
      <span className="sr-only">{total === 0 ? t('noProductsFound') : t('productsRange', { from, to, total })}</span>
    </p>
  )
}
