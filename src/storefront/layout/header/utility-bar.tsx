/** The thin bar on top: the shops as tabs, the shipping note and the phone; on phones the note alone. */
import { useFrameText } from '#storefront/texts/frame.ts'
import { Link } from '#ui/link.tsx'
import { classes } from '#ui/classes.ts'
import type { RootData } from '#storefront/state/root-data.ts'
import { LanguageSwitch } from './language-switch.tsx'
import type { Shop } from './shops.ts'

export interface UtilityBarProps {
  data: Pick<RootData, 'language' | 'languages'>
  shops: readonly Shop[]
  /** Id of the shop that the page belongs to; null where it belongs to none. */
  current: string | null
  note: string
  phone: string
}

export function UtilityBar({ data, shops, current, note, phone }: UtilityBarProps) {
  const t = useFrameText()
  return (
    <div className="utility-bar on-dark bg-deep text-14">
      <div className="shell flex h-full items-center justify-center gap-6 md:justify-between">
        {shops.length > 0 && (
          <nav aria-label={t('shops')} className="h-full min-w-0 flex-1 max-md:hidden">
            {/* What does not fit stands whole in a next row, out of sight: the Products menu has all. */}
            <ul className="flex h-full flex-wrap gap-x-6 overflow-hidden">
              {shops.map((shop) => (
                <li key={shop.id} className="h-full">
                  <Link
                    to={shop.to}
                    prefetch="intent"
                    aria-current={shop.id === current ? 'true' : undefined}
                    className={classes(
                      'flex h-full items-center border-b-2 whitespace-nowrap transition-colors',
                      shop.id === current
                        ? 'border-current font-bold'
                        : 'border-transparent text-on-deep/80 hover:text-on-deep',
                    )}
                  >
                    {shop.title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p className="flex min-w-0 gap-6 whitespace-nowrap text-on-deep/90 md:ms-auto md:shrink-0">
          <span className="truncate">{note}</span>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="hover:text-on-deep max-lg:hidden">
            <bdi>{phone}</bdi>
          </a>
        </p>
        <LanguageSwitch data={data} short className="max-md:hidden md:shrink-0" />
      </div>
    </div>
  )
}
