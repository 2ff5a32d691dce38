/** How a text was understood where not as it was typed: the corrected words, words left out, matches that lack some; and whether more may come. */
import { rich } from '#ui/rich.tsx'
import { useListsText } from '#storefront/texts/lists.ts'
import type { SearchFacts } from '#domain/catalogue/search/search-page.ts'
import { Link } from '#ui/link.tsx'
import { links } from '../../../links.ts'

type Hints = Pick<SearchFacts, 'correction' | 'dropped' | 'partial' | 'beside' | 'preparing'>

export function SearchHints({ correction, dropped, partial, beside, preparing }: Hints) {
  const t = useListsText()
  return (
    <>
      {correction !== null && (
        <p className="mt-3 text-18">
          {rich(t('didYouMean', { correction }), (words) => (
            <Link to={links.search(correction)} className="link-text font-medium">
              {words}
            </Link>
          ))}
        </p>
      )}
      {dropped.length > 0 && (
        <p className="mt-3 text-ink-2">
          {t('leftOut', {
            words: new Intl.ListFormat(t.locale, { type: 'disjunction' }).format(
              dropped.map((word) => t('quoted', { word })),
            ),
          })}
        </p>
      )}
      {partial && <p className="mt-3 text-ink-2">{t('noProductHasAllOf')}</p>}
      {beside && <p className="mt-3 text-ink-2">{t('fewProductsHaveAllOf')}</p>}
      {preparing && <p className="mt-3 text-ink-2">{t('theCatalogueIsStillBeing')}</p>}
    </>
  )
}
