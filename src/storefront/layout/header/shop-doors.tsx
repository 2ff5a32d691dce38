/** The shops as small doors in the menu drawer, each with its picture, where it has one, and in its own mood. */
import { useFrameText } from '#storefront/texts/frame.ts'
import { Link } from '#ui/link.tsx'
import type { typeShops } from './shops.ts'

export function ShopDoors({ shops }: { shops: ReturnType<typeof typeShops> }) {
  const t = useFrameText()
  if (shops.length === 0) return null
  return (
    <nav aria-labelledby="menu-shops" className="mt-4">
      <p id="menu-shops" className="text-14 text-ink-2">
        {t('shops')}
      </p>
      <ul className="mt-2.5 grid grid-cols-2 gap-2">
        {shops.map((shop) => (
          <li key={shop.id} data-mood={shop.id}>
            <Link
              to={shop.to}
              replace
              className="relative block aspect-[149/136] overflow-hidden rounded-tile bg-hero text-on-hero"
            >
              {shop.picture !== '' && (
                <img
                  src={shop.picture}
                  alt=""
                  width={480}
                  height={600}
                  loading="lazy"
                  className="absolute inset-0 size-full object-cover object-[50%_70%]"
                />
              )}
              <span className="display absolute inset-s-3 top-2.5 text-18 leading-none">{shop.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
