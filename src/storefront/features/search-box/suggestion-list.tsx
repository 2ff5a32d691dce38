/** The panel's content while a shopper types: searches, categories and brands on one side, products on the other; few of them in one column. */
import { useSearchText } from '#storefront/texts/search.ts'
import { ArrowRight } from 'lucide-react'
import { links } from '#storefront/links.ts'
import { Link } from '#ui/link.tsx'
import type { OptionGroup, SearchOption } from './suggestion-options.ts'
import { SuggestionRow } from './suggestion-row.tsx'

/** Rows up to which a second column would leave most of the panel empty. */
const FEW = 3

interface SuggestionListProps {
  listId: string
  /** What was typed. */
  text: string
  groups: readonly OptionGroup[]
  /** The rows of all groups in order, and the place of the one that the arrow keys have reached. */
  options: readonly SearchOption[]
  active: number
  /** Without an option where all results are asked for. */
  onChoose: (option?: SearchOption) => void
}

export function SuggestionList({ listId, text, groups, options, active, onChoose }: SuggestionListProps) {
  const t = useSearchText()
  const group = ({ kind, title, options: own }: OptionGroup) => (
    <div key={kind} role="group" aria-label={t(title)} className="search-group">
      <p aria-hidden="true" className={kind === 'query' ? 'hidden' : 'search-group-title'}>
        {t(title)}
      </p>
      {own.map((option) => {
        const place = options.indexOf(option)
        return (
          <SuggestionRow
            key={option.to}
            id={`${listId}-${place}`}
            option={option}
            typed={text}
            active={place === active}
            onChoose={() => onChoose(option)}
          />
        )
      })}
    </div>
  )
  const words = groups.filter(({ kind }) => kind !== 'product')
  const products = groups.filter(({ kind }) => kind === 'product')
  const isTwo = words.length > 0 && products.length > 0 && options.length > FEW
  return (
    <div className="search-columns" data-columns={isTwo ? 2 : 1}>
      <div id={listId} role="listbox" aria-label={t('suggestions')} className="contents">
        {words.length > 0 && (
          <div role="presentation" className="search-words">
            {words.map(group)}
          </div>
        )}
        {products.length > 0 && (
          <div role="presentation" className="search-products">
            {products.map(group)}
          </div>
        )}
      </div>
      <p className="search-all">
        <Link to={links.search(text)} tabIndex={-1} onClick={() => onChoose()} className="link-rule">
          {t('seeAllResults')}
          <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
        </Link>
      </p>
    </div>
  )
}
