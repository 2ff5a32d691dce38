/** Something broke: says so in plain words and offers the next step. */
import { useFrameText } from '#storefront/texts/frame.ts'
import { Link } from '#ui/link.tsx'
import { links } from '../links.ts'
import { BROKEN } from '../page-texts.ts'
import { buttonClasses } from '#ui/button-classes.ts'

const OFFLINE = 'You are offline, and this part of the shop has not been opened here before.'

export function ErrorPage() {
  const t = useFrameText()
  return (
    <main className="shell grid min-h-dvh place-content-center justify-items-center text-center">
      <h1 className="h-page">{BROKEN.title}</h1>
      <p className="mt-4 text-18 text-ink-2">
        {typeof document !== 'undefined' && !navigator.onLine ? OFFLINE : BROKEN.text}
      </p>
      <Link to={links.shop()} reloadDocument className={buttonClasses({ className: 'mt-8' })}>
        {t('goToTheShop')}
      </Link>
    </main>
  )
}
