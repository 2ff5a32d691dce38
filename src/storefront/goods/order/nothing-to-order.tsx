/** What stands in place of the way to the checkout while nothing in the cart can be bought: what to do instead. */
import { useFrameText } from '#storefront/texts/frame.ts'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { buttonClasses } from '#ui/button-classes.ts'

/** @param replace a drawer's own entry of the history gives way to the page. */
export function NothingToOrder({ replace = false }: { replace?: boolean }) {
  const t = useFrameText()
  return (
    <div>
      <p className="font-bold">{t('nothingToOrder')}</p>
      <p className="mt-1 text-14 text-ink-2">{t('nothingToOrderHint')}</p>
      <Link to={links.shop()} replace={replace} className={buttonClasses({ wide: true, className: 'mt-5' })}>
        {t('continueShopping')}
      </Link>
    </div>
  )
}
