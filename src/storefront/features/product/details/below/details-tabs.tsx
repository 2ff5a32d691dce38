/** Description, Additional information and Reviews: tabs on wide screens, an accordion on phones, all readable without scripts. */
import { useProductText } from '#storefront/texts/product.ts'
import { formatNumber } from '#domain/money/format-number.ts'
import type { Product } from '#domain/catalogue/product/product.ts'
import { firstSentence } from '#domain/shop/sentences.ts'
import { type KeyboardEvent, type ReactNode } from 'react'
import { keyAlongLine } from '#ui/reading-direction.ts'
import { TabMarker } from '#ui/tab-marker.tsx'
import { ReviewPanel } from '../../../review/review-panel.tsx'
import { DescriptionPanel } from './description-panel.tsx'
import { DetailsPanel } from './details-panel.tsx'
import { informationOf, InformationTable } from './information-table.tsx'
import { DETAILS_TABS, type DetailsTabId, panelId, type TabState, tabId } from './use-details-tabs.ts'
import './details-tabs.css'

const KEYS: Readonly<Record<string, (place: number) => number>> = {
  ArrowRight: (place) => (place + 1) % DETAILS_TABS.length,
  ArrowLeft: (place) => (place - 1 + DETAILS_TABS.length) % DETAILS_TABS.length,
  Home: () => 0,
  End: () => DETAILS_TABS.length - 1,
}

export function DetailsTabs({ product, state }: { product: Product; state: TabState }) {
  const t = useProductText()
  const { chosen, choose } = state
  const count = product.reviews.length
  const lead = firstSentence(product.description)
  const panels: Record<DetailsTabId, ReactNode> = {
    description: <DescriptionPanel product={product} />,
    additional: <InformationTable rows={informationOf(product, t)} />,
    reviews: (
      <ReviewPanel
        product={product}
        full={chosen === 'reviews'}
        onShowAll={() => state.reveal('reviews')}
        onFilter={() => choose('reviews')}
      />
    ),
  }

  function walk(event: KeyboardEvent) {
    const next = DETAILS_TABS[KEYS[keyAlongLine(event.key)]?.(DETAILS_TABS.findIndex(({ id }) => id === chosen)) ?? -1]
    if (!next) return
    event.preventDefault()
    choose(next.id)
    document.getElementById(tabId(next.id))?.focus()
  }

  return (
    <div className="details-tabs" data-chosen={chosen}>
      {/* What is behind a tab is overlooked: its beginning stands before them; on phones it does so in its part (usability 25). */}
      {lead !== '' && (
        <p dir="auto" className="details-lead">
          {lead}
        </p>
      )}
      <div role="tablist" aria-label={t('aboutThisProduct')} onKeyDown={walk} className="details-tablist">
        {DETAILS_TABS.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-selected={id === chosen}
            aria-controls={panelId(id)}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => choose(id)}
            className="details-tab"
          >
            {t(title)}
            {id === 'reviews' && (
              <span className="ms-1.5 font-normal text-ink-2">({formatNumber(count, t.locale)})</span>
            )}
          </button>
        ))}
        <TabMarker chosen={chosen} />
      </div>
      <div className="details-panels">
        {DETAILS_TABS.map(({ id, title }) => (
          <DetailsPanel key={id} id={id} title={t(title)} count={id === 'reviews' ? count : undefined} state={state}>
            {panels[id]}
          </DetailsPanel>
        ))}
      </div>
    </div>
  )
}
