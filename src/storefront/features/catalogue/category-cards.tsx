/** The grid of category cards: name, picture and product count; each leads to the shop with that category (spec 2.11). */
import { GoodsName } from '#storefront/state/goods-names.ts'
import { useFrameText } from '#storefront/texts/frame.ts'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import { slug } from '#domain/catalogue/slug.ts'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { Picture } from '#ui/pictures/picture.tsx'

export interface CategoryCard {
  id: string
  name: string
  img: string
  /** Products of the category now. */
  count: number
}

/** Cards in the first row, whose pictures are fetched first. */
const FIRST_ROW = 5
const SIZES = '(width >= 1280px) 221px, (width >= 992px) 18vw, (width >= 576px) 31vw, 46vw'

export function CategoryCards({ cards }: { cards: readonly CategoryCard[] }) {
  const frame = useFrameText()
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-8 sm:grid-cols-3 lg:grid-cols-5 lg:gap-x-6 lg:gap-y-11">
      {cards.map(({ id, name, img, count }, place) => (
        <li key={id}>
          <Link to={links.shop({ ...EMPTY_QUERY, category: slug(name) })} prefetch="intent" className="group block">
            <Picture
              src={img}
              name={name}
              alt=""
              sizes={SIZES}
              priority={place < FIRST_ROW}
              className="rounded-tile"
              imgClassName="transition-transform duration-200 group-hover:scale-[1.035]"
            />
            <span dir="auto" className="mt-3.5 block font-medium group-hover:underline">
              <GoodsName name={name} />
            </span>
            <span className="block text-14 text-ink-2">{frame('productsCounted', { count })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
