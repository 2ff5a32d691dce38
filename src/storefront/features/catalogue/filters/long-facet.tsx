/** A filter list that is too long for the page: the chosen ones and the first, a search over all, and all of them behind a button (usability 12). */
import { useListsText } from '#storefront/texts/lists.ts'
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import { OPTIONS_LIMIT } from '#domain/catalogue/query/facet-lists.ts'
import { type FacetKey, facetOf, type FacetOption } from '#domain/catalogue/query/facets.ts'
import { type ReactNode, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { links } from '../../../links.ts'
import { ClearField } from '#ui/fields/clear-field.tsx'
import { useLatePart } from '#ui/waking/late-part.ts'
import { Link } from '#ui/link.tsx'
import BrandBoxes from './brand-boxes.tsx'
import { FIRST_COLORS, Swatches } from './color-facet.tsx'
import { FacetRows } from './facet-list.tsx'
import { useOptions } from './load-options.ts'
import '../long-facet.css'

/** Options that are seen at first, the chosen ones among them. */
const FIRST = 9

const WORDS = {
  brand: { search: 'searchBrands', none: 'noBrand' },
  category: { search: 'searchCategories', none: 'noCategory' },
  subcategory: { search: 'searchSubcategories', none: 'noSubcategory' },
  color: { search: 'searchColours', none: 'noColour' },
} as const
const OTHER_WORDS = { search: 'searchChoices', none: 'noChoice' } as const

export interface LongFacetProps {
  facet: FacetKey
  /** What the page carries: the chosen ones first. */
  options: readonly FacetOption[]
  /** Length of the whole list. */
  size: number
  query: CatalogueQuery
  /** What stands below an active option. */
  below?: (option: FacetOption) => ReactNode
}

export function LongFacet({ facet, options, size, query, below }: LongFacetProps) {
  const t = useListsText()
  const id = useId()
  const late = useLatePart<HTMLDivElement>()
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // Who types before this code has come is not asked to do so again.
  useEffect(() => setText(field.current?.value ?? ''), [])
  const typed = text.trim()
  const wanted = open || typed !== ''
  const { found: latest, failed } = useOptions(facet, query, typed, wanted)
  const found = useDeferredValue(latest)
  const words = facet in WORDS ? WORDS[facet as keyof typeof WORDS] : OTHER_WORDS
  const chosen = options.filter(({ active }) => active).length
  // Colours are known by their looks, and by name only where all of them stand below each other.
  const swatches = facet === 'color' && !found
  const first = Math.max(swatches ? FIRST_COLORS : FIRST, chosen)
  const listed = found?.options ?? options.slice(0, first)
  // What was found may be older than the last choice.
  const selected = facetOf(facet).selected(query)
  const shown = listed.map((option) => ({ ...option, active: selected.includes(option.value) }))
  const isCut = size > first
  return (
    <div {...late} className="long-facet">
      {isCut && (facet !== 'color' || wanted) && (
        <span className="needs-script relative block">
          <input
            ref={field}
            type="text"
            role="searchbox"
            inputMode="search"
            enterKeyHint="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
            aria-label={t(words.search, { count: size })}
            aria-controls={id}
            placeholder={t(words.search, { count: size })}
            maxLength={100}
            autoComplete="off"
            className="field pe-11"
          />
          <ClearField />
        </span>
      )}
      <div id={id} className="long-facet-list" data-open={found !== null || undefined}>
        {swatches ? (
          <Swatches options={shown} query={query} />
        ) : facet === 'brand' ? (
          <BrandBoxes options={shown} query={query} />
        ) : (
          <FacetRows
            facet={facet}
            options={shown}
            query={query}
            {...(below && { below })}
            {...(facet === 'color' && { label: ColorLabel })}
          />
        )}
      </div>
      <p role="status" className="text-14 text-ink-2">
        {failed && t('theListCouldNotBe')}
        {found && typed !== '' && (found.total === 0 ? t(words.none) : t('foundCounted', { count: found.total }))}
        {found && found.total > OPTIONS_LIMIT && t('typeToFind')}
      </p>
      {isCut && typed === '' && (
        <button
          type="button"
          onClick={() => setOpen(!open)}
          aria-expanded={open}
          aria-controls={id}
          className="needs-script link-rule more-summary"
        >
          {open ? t('showFewer') : t('showAll', { count: size })}
        </button>
      )}
      {isCut && <AllElsewhere facet={facet} />}
    </div>
  )
}

/** Without scripts the whole list stands on a page of its own. */
function AllElsewhere({ facet }: { facet: FacetKey }) {
  const t = useListsText()
  const to = facet === 'brand' ? links.brands() : facet === 'category' ? links.categories : null
  if (to === null) return null
  return (
    <p className="no-script-only">
      <Link to={to} className="link-rule more-summary">
        {t(facet === 'brand' ? 'everyBrand' : 'everyCategory')}
      </Link>
    </p>
  )
}

function ColorLabel({ label, swatch }: FacetOption) {
  return (
    <span className="long-facet-color">
      <span style={{ backgroundColor: swatch ?? 'transparent' }} />
      {label}
    </span>
  )
}
