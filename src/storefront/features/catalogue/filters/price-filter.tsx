/** Price Filter: a slider and two number fields; the address changes on release or on Filter (spec 4.5). */
import { useListsText } from '#storefront/texts/lists.ts'
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import { parseCatalogueQuery } from '#domain/catalogue/query/catalogue-query-url.ts'
import { withFilter } from '#domain/catalogue/query/query-change.ts'
import type { Minor } from '#domain/money/minor.ts'
import { useMoney } from '#storefront/state/page-money.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { type Range, RangeSlider } from '#ui/fields/range-slider.tsx'
import { useCataloguePlace, useGo } from '../catalogue-place.ts'
import { QueryInputs } from './query-inputs.tsx'

interface PriceFilterProps {
  query: CatalogueQuery
  /** The highest list price, rounded up to a whole step. */
  ceiling: Minor
}

/** A sign alone has room in a field; letters stand by the slider. */
function sign(text: string): string {
  const bare = text.trim()
  return bare.length === 1 ? bare : ''
}

type Texts = readonly [from: string, to: string]

function asTexts([from, to]: Range): Texts {
  return [String(from), String(to)]
}

export function PriceFilter({ query, ceiling }: PriceFilterProps) {
  const t = useListsText()
  const { address } = useCataloguePlace()
  const go = useGo()
  const { style, toDecimal } = useMoney()
  const { before, after } = style
  const max = toDecimal(ceiling)
  const low = Math.min(max, query.minPrice ?? 0)
  const high = Math.min(max, query.maxPrice ?? max)
  const [texts, setTexts] = useState(asTexts([low, high]))
  // The address is the truth: a chip that was taken off, or Back, moves the thumbs.
  const [asked, setAsked] = useState<Range>([low, high])
  if (asked[0] !== low || asked[1] !== high) {
    setAsked([low, high])
    setTexts(asTexts([low, high]))
  }

  /** Texts as a shopper may type them; a bound that keeps everything is no filter. */
  const apply = ([from, to]: Texts) => {
    const typed = parseCatalogueQuery(new URLSearchParams({ minPrice: from, maxPrice: to }))
    const minPrice = typed.minPrice === 0 ? undefined : typed.minPrice
    const maxPrice = typed.maxPrice !== undefined && typed.maxPrice >= max ? undefined : typed.maxPrice
    void go((latest) => withFilter(latest, { minPrice, maxPrice }))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // As the fields say, also where they were filled before this code had come.
    const fields = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = fields.get(name)
      return typeof value === 'string' ? value : ''
    }
    apply([text('minPrice'), text('maxPrice')])
  }
  // A million has no room beside the button.
  const fieldClasses = max < 100_000 ? 'flex-1' : 'grow basis-25'
  return (
    <form action={address} method="get" onSubmit={submit}>
      <QueryInputs query={query} without={['minPrice', 'maxPrice', 'page', 'shown']} />
      <RangeSlider
        min={0}
        max={Math.max(max, 1)}
        value={[low, high]}
        labels={[t('lowestPrice'), t('highestPrice')]}
        format={(value) => `${before}${value}${after}`}
        onInput={(range) => setTexts(asTexts(range))}
        onCommit={(range) => apply(asTexts(range))}
        className="needs-script"
      />
      <div className="mt-2 flex flex-wrap items-end gap-2">
        <NumberField
          label={t('from')}
          name="minPrice"
          prefix={sign(before)}
          suffix={sign(after)}
          min={0}
          value={texts[0]}
          onChange={(from) => setTexts([from, texts[1]])}
          className={fieldClasses}
        />
        <NumberField
          label={t('to')}
          name="maxPrice"
          prefix={sign(before)}
          suffix={sign(after)}
          min={0}
          value={texts[1]}
          onChange={(to) => setTexts([texts[0], to])}
          className={fieldClasses}
        />
        <Button type="submit" look="quiet" size="small" className="px-3.5 text-14">
          {t('filter')}
        </Button>
      </div>
    </form>
  )
}
