/** One suggestion: a search, a category, a brand or a product; what is not typed yet stands in bold. */
import { useSearchText } from '#storefront/texts/search.ts'
import { LayoutGrid, Search, Store } from 'lucide-react'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { Price } from '../../goods/card/price.tsx'
import type { SearchOption } from './suggestion-options.ts'
import { untypedParts } from './untyped-parts.ts'

const ICONS = { query: Search, category: LayoutGrid, brand: Store }

interface SuggestionRowProps {
  id: string
  option: SearchOption
  typed: string
  active: boolean
  onChoose: () => void
}

/** A link, so that it opens in another tab as links do; the focus stays in the field. */
export function SuggestionRow({ id, option, typed, active, onChoose }: SuggestionRowProps) {
  const { kind, text, to, img = '', price, currentPrice } = option
  const t = useSearchText()
  const title = untypedParts(text, typed).map((part, place) =>
    part.typed ? part.text : <b key={place}>{part.text}</b>,
  )
  const Icon = kind === 'product' ? null : ICONS[kind]
  return (
    <Link
      id={id}
      to={to}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onClick={(event) => {
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onChoose()
      }}
      className="search-option"
    >
      {Icon ? (
        <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
      ) : (
        <Picture
          src={img}
          name={text}
          alt=""
          sizes="(width >= 768px) 150px, 56px"
          eager
          className="w-14 shrink-0 rounded-field"
        />
      )}
      <span className="min-w-0">
        {kind === 'category' && `${t('inCategory')} `}
        <span dir="auto" className={Icon ? undefined : 'line-clamp-2'}>
          {title}
        </span>
        {price !== undefined && (
          <Price product={{ price, discount: 0, salePrice: currentPrice ?? price }} size="small" />
        )}
      </span>
    </Link>
  )
}
