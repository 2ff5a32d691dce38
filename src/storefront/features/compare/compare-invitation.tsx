/** The free place of a comparison: an invitation to add another product of the same kind. */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { useSavedText } from '#storefront/texts/saved.ts'
import type { KeptProduct } from '#domain/cart/cart-line.ts'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import { slug } from '#domain/catalogue/slug.ts'
import { Plus } from 'lucide-react'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'

export function CompareInvitation({ products }: { products: readonly KeptProduct[] }) {
  const t = useSavedText()
  const called = useGoodsName()
  const category = products.at(-1)?.parent
  const address = links.shop(category ? { ...EMPTY_QUERY, category: slug(category) } : undefined)
  return (
    <Link
      to={address}
      className="my-2 grid aspect-square place-content-center justify-items-center gap-4 rounded-tile border border-dashed border-field p-2 text-center text-ink-2 transition-colors hover:border-ink hover:text-ink"
    >
      <span className="grid size-13 place-items-center rounded-pill bg-tile text-ink">
        <Plus size={22} strokeWidth={1.5} aria-hidden />
      </span>
      <span className="text-balance max-md:text-14">
        {category ? t('addAnotherFrom', { category: called(category) }) : t('addAnother')}
      </span>
    </Link>
  )
}
