/** The table of a comparison: the rows of spec 2.10, then attributes, with a sticky column of labels and an invitation in the free place. */
import { rich, unseen } from '#ui/rich.tsx'
import { useSavedText } from '#storefront/texts/saved.ts'
import type { KeptProduct } from '#domain/cart/cart-line.ts'
import { preview } from '#domain/catalogue/showing/preview.ts'
import { X } from 'lucide-react'
import type { Ref } from 'react'
import { CardCartButton } from '../../goods/card/card-cart-button.tsx'
import { Price } from '../../goods/card/price.tsx'
import { ProductRating } from '../../goods/card/product-rating.tsx'
import type { AttributeRow } from './attribute-rows.ts'
import { COLUMNS_WIDTH, columnsStyle, freePlaces, LABEL_WIDTH } from './compare-columns.ts'
import { CompareInvitation } from './compare-invitation.tsx'
import { CompareProduct } from './compare-product.tsx'
import { CELL, CompareRow } from './compare-row.tsx'

/** Spec 9.7. */
const DESCRIPTION_LENGTH = 150

interface CompareTableProps {
  headRow: Ref<HTMLTableRowElement>
  products: readonly KeptProduct[]
  rows: readonly AttributeRow[]
  onRemove?: ((product: KeptProduct) => void) | undefined
}

export function CompareTable({ headRow, products, rows, onRemove }: CompareTableProps) {
  const t = useSavedText()
  const free = freePlaces(products.length)
  const sold = (product: KeptProduct) => !product.unavailable
  return (
    <table
      className={`table-fixed border-separate border-spacing-0 border-b border-line ${COLUMNS_WIDTH}`}
      style={columnsStyle(products.length)}
    >
      <caption className="sr-only">{t('productsSideBySide')}</caption>
      <colgroup>
        <col className={LABEL_WIDTH} />
        {products.map(({ id }) => (
          <col key={id} />
        ))}
        {Array.from({ length: free }, (_, place) => (
          <col key={place} className={place > 0 ? 'max-md:hidden' : ''} />
        ))}
      </colgroup>
      <tbody>
        <CompareRow ref={headRow} label={t('product')} free={free} first>
          {products.map((product) => (
            <th key={product.id} scope="col" className={`${CELL} text-start font-normal`}>
              <CompareProduct product={product} />
            </th>
          ))}
          {free > 0 && (
            <td className={CELL}>
              <CompareInvitation products={products} />
            </td>
          )}
        </CompareRow>
        <CompareRow label={t('description')} free={free}>
          {products.map((product) => (
            <td key={product.id} dir="auto" className={`${CELL} text-ink-2`}>
              {firstWords(product)}
            </td>
          ))}
        </CompareRow>
        <CompareRow label={t('price')} free={free}>
          {products.map((product) => (
            <td key={product.id} className={CELL}>
              {sold(product) ? <Price product={product} /> : '—'}
            </td>
          ))}
        </CompareRow>
        <CompareRow label={t('addToCart')} free={free}>
          {products.map((product) => (
            <td key={product.id} className={`${CELL} max-md:[&_.button]:px-2 max-md:[&_.button]:text-14`}>
              {sold(product) ? <CardCartButton product={product} choice={product.selected} /> : t('noLongerInTheShop')}
            </td>
          ))}
        </CompareRow>
        <CompareRow label={t('rating')} free={free}>
          {products.map((product) => (
            <td key={product.id} className={`${CELL} whitespace-nowrap`}>
              <ProductRating rating={product.rating} />
            </td>
          ))}
        </CompareRow>
        {rows.map(({ label, values }) => (
          <CompareRow key={label} label={label} free={free}>
            {products.map((product, place) => (
              <td key={product.id} dir="auto" className={CELL}>
                {values[place] ?? <Missing product={product} />}
              </td>
            ))}
          </CompareRow>
        ))}
        {onRemove && (
          <CompareRow label={t('remove')} free={free}>
            {products.map((product) => (
              <td key={product.id} className={CELL}>
                <button
                  type="button"
                  className="-my-2 inline-flex min-h-11 items-center gap-1.5 text-ink-2 enabled-hover:text-ink"
                  onClick={() => onRemove(product)}
                >
                  <X size={18} strokeWidth={1.5} aria-hidden />
                  {rich(t('removeOne', { title: product.title }), unseen)}
                </button>
              </td>
            ))}
          </CompareRow>
        )}
      </tbody>
    </table>
  )
}

/** The first 150 code points; no ellipsis where nothing was cut. */
function firstWords(product: KeptProduct): string {
  if (product.description === undefined) return product.preview === '' ? '' : `${product.preview}…`
  const { text, cut } = preview(product.description, DESCRIPTION_LENGTH)
  return cut ? `${text}…` : text
}

function Missing({ product }: { product: KeptProduct }) {
  const t = useSavedText()
  return <span className="text-ink-3">{product.additionalInformation ? t('notStated') : t('notKnownYet')}</span>
}
