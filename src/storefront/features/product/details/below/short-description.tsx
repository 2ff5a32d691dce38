/** The first 100 characters of a description with See more and See less (spec 2.6). */
import { useProductText } from '#storefront/texts/product.ts'
import { preview } from '#domain/catalogue/showing/preview.ts'
import { useState } from 'react'

const PREVIEW_LENGTH = 100

export function ShortDescription({ text }: { text: string }) {
  const t = useProductText()
  const [whole, setWhole] = useState(false)
  const start = preview(text, PREVIEW_LENGTH)
  if (text === '') return null
  return (
    <p dir="auto" className="mt-3 text-ink-2">
      {whole || !start.cut ? text : `${start.text}…`}
      {start.cut && (
        <>
          {' '}
          <button
            type="button"
            aria-expanded={whole}
            onClick={() => setWhole(!whole)}
            className="needs-script relative hit border-b border-current font-medium text-ink"
          >
            {whole ? t('seeLess') : t('seeMore')}
          </button>
        </>
      )}
    </p>
  )
}
