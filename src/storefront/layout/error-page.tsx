/** Something broke: says so in plain words and offers the next step. */
import { useFrameText } from '#storefront/texts/frame.ts'
import { Link } from '#ui/link.tsx'
import { links } from '../links.ts'
import { buttonClasses } from '#ui/button-classes.ts'

export function ErrorPage() {
  const t = useFrameText()
  return (
    <main className="shell grid min-h-dvh place-content-center justify-items-center text-center">
      <h1 className="h-page">{t('brokenTitle')}</h1>
      <p className="mt-4 text-18 text-ink-2">
        {typeof document !== 'undefined' && !navigator.onLine ? t('offlineNotOpened') : t('broken')}
      </p>
      <Link to={links.shop()} reloadDocument className={buttonClasses({ className: 'mt-8' })}>
        {t('goToTheShop')}
      </Link>
    </main>
  )
}
