/** The pictures of the colours that are not chosen, folded below those of the one that is; pressing one chooses its colour. */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { useProductText } from '#storefront/texts/product.ts'
import type { Product } from '#domain/catalogue/product/product.ts'
import { type ColorChoice, otherColors } from '#domain/catalogue/product/product-colors.ts'
import { ChevronDown } from 'lucide-react'
import { Picture } from '#ui/pictures/picture.tsx'

/** Nothing where all pictures are shown anyway, or there is one colour. */
export function othersOf(product: Product, color: string | undefined, onChoose: (color: string) => void) {
  const colors = otherColors(product, color)
  return colors.length > 0 ? <OtherColors title={product.title} colors={colors} onChoose={onChoose} /> : undefined
}

interface OtherColorsProps {
  title: string
  colors: readonly ColorChoice[]
  onChoose: (color: string) => void
}

function OtherColors({ title, colors, onChoose }: OtherColorsProps) {
  const t = useProductText()
  const called = useGoodsName()
  return (
    <details className="other-colors">
      <summary>
        {t('otherColours')}
        <ChevronDown size={18} strokeWidth={1.5} aria-hidden="true" />
      </summary>
      <ul>
        {colors.map(({ name, img }) => (
          <li key={name}>
            <button
              type="button"
              aria-label={t('showName', { name: called(name) })}
              onClick={() => onChoose(name)}
              className="gallery-thumbnail"
            >
              <Picture src={img} name={title} alt="" sizes="76px" />
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
