/** The tabbed collections with the home area's sort dropdown; without JavaScript all three stand below one another. */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { useAddress } from '#ui/page-base.ts'
import { useFrameText } from '#storefront/texts/frame.ts'
import { useHomeText } from '#storefront/texts/home.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import type { SortKey } from '#domain/catalogue/query/catalogue-query.ts'
import { sortItems } from '#domain/catalogue/query/sort.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Select } from '#ui/fields/select.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { HOME_SORT_OPTIONS } from '../../catalogue/sort-options.ts'
import { ProductCard } from '../../../goods/card/product-card.tsx'
import type { Home } from '../home.ts'
import { homeWords } from '../home-words.ts'
import { mosaicPlaces } from '../mosaic.ts'
import { HomeSection } from './home-section.tsx'
import './collections.css'
import './mosaic.css'

const TITLES = { featured: 'featured', new: 'newest', 'top-sellers': 'topSellers', all: 'allGoods' } as const

export function Collections({ home }: { home: Home }) {
  const t = useHomeText()
  const frame = useFrameText()
  const [sortBy, setSortBy] = useState(home.sortBy)
  const [near, setNear] = useState(false)
  const approach = () => setNear(true)
  const address = useAddress()(useLocation().pathname)
  const called = useGoodsName()
  if (home.collections.length === 0) return null
  const tabs = home.collections.map(({ id, kind, products }, place) => {
    const title = kind === undefined ? t(TITLES[id as keyof typeof TITLES]) : called(kind)
    const panel = <CollectionPanel title={title} products={products} sortBy={sortBy} mosaic={home.mosaic} />
    // The cards behind the other tabs cost nothing until somebody comes near them.
    return { id, label: title, panel: place === 0 || near ? panel : <noscript>{panel}</noscript> }
  })
  return (
    <HomeSection
      id="collections"
      title={homeWords(home, t).collections}
      link={{ to: home.shop, label: t('allCounted', { count: home.count }) }}
      className="home-collections"
    >
      <div className="collections" onPointerEnter={approach} onFocus={approach} onClickCapture={approach}>
        <form action={`${address}#collections`} method="get" className="collections-sort">
          <Select
            name="sortBy"
            label={t('sortBy')}
            options={HOME_SORT_OPTIONS.map(({ value, label }) => ({ value, label: frame(label) }))}
            value={sortBy}
            onChoose={setSortBy}
            className="w-full sm:w-47.5"
          />
          <Button type="submit" look="quiet" size="small" className="no-script-only">
            {t('sort')}
          </Button>
        </form>
        <Tabs label={homeWords(home, t).collections} tabs={tabs} />
      </div>
    </HomeSection>
  )
}

interface PanelProps {
  title: string
  products: readonly CatalogueItem[]
  sortBy: SortKey
  /** All of few goods, some of them larger. */
  mosaic: boolean
}

/** A card over two places of two columns, and of four. */
const LARGE_SIZES = '(min-width: 1280px) 588px, (min-width: 992px) 46vw, 92vw'

function CollectionPanel({ title, products, sortBy, mosaic }: PanelProps) {
  const t = useHomeText()
  const sorted = sortItems(products, sortBy)
  const places = mosaic ? mosaicPlaces(sorted.length) : []
  return (
    <>
      <h3 className="h-part no-script-only mb-4">{title}</h3>
      {sorted.length === 0 && <p className="py-10 text-ink-2">{t('nothingInThisCollectionIs')}</p>}
      <ul
        className={classes('product-grid', mosaic && sorted.length > 1 && 'mosaic')}
        data-columns={4}
        data-few={products.length < 4 && (!mosaic || sorted.length === 1) ? products.length : undefined}
      >
        {sorted.map((product, place) => (
          <li key={product.id} data-place={places[place] ?? undefined}>
            <ProductCard product={product} sizes={places[place] ? LARGE_SIZES : undefined} />
          </li>
        ))}
      </ul>
    </>
  )
}
