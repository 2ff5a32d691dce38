/** What stands in place of the way to the checkout while nothing in the cart can be bought: what to do instead. */
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { NOTHING_TO_ORDER } from '../../page-texts.ts'
import { buttonClasses } from '#ui/button-classes.ts'

/** @param replace a drawer's own entry of the history gives way to the page. */
export function NothingToOrder({ replace = false }: { replace?: boolean }) {
  return (
    <div>
      <p className="font-bold">{NOTHING_TO_ORDER.text}</p>
      <p className="mt-1 text-14 text-ink-2">{NOTHING_TO_ORDER.hint}</p>
      <Link to={links.shop()} replace={replace} className={buttonClasses({ wide: true, className: 'mt-5' })}>
        {NOTHING_TO_ORDER.link}
      </Link>
    </div>
  )
}
