/** The frame of all pages behind the door, which leads everybody else to the sign-in. */
import { ExternalLink, LogOut } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { buttonClasses } from '#ui/button-classes.ts'
import { call } from '../calls/call.ts'
import { Notice } from '../parts/notice.tsx'
import { FreshSignIn } from '../session/fresh-sign-in.tsx'
import { SearchButton } from '../search/search-button.tsx'
import { useKnownSession, useOwn, useSession } from '../session/session.tsx'
import { shopName } from '../shop-name.ts'
import { officeText as t } from '../texts/office.ts'
import { OfficeNavigation } from './office-navigation.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'
import { Waiting } from './waiting.tsx'

export function OfficeShell() {
  const { own, refusal, again } = useKnownSession()
  const { pathname, search } = useLocation()
  if (own === null) return <Navigate to={`/sign-in?to=${encodeURIComponent(pathname + search)}`} replace />
  if (own) return <Frame />
  return (
    <main className="mx-auto max-w-200 p-6 pt-16">
      <h1 className="sr-only">{t('office')}</h1>
      {refusal ? (
        <div className="grid justify-items-start gap-5">
          <Notice kind="bad" text={refusal.detail} />
          <Button size="small" onClick={() => void again()}>
            {t('tryAgain')}
          </Button>
        </div>
      ) : (
        <Waiting />
      )}
    </main>
  )
}

function Frame() {
  return (
    <FreshSignIn>
      <a href="#content" className="office-skip">
        {t('skip')}
      </a>
      <div className="office-frame lg:grid lg:min-h-dvh lg:grid-cols-[240px_minmax(0,1fr)]">
        <header className="border-b border-line bg-sand lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:overflow-y-auto lg:border-e lg:border-b-0">
          <ShopHead />
          <OfficeNavigation />
          <div className="mt-auto hidden gap-4 p-5 lg:grid">
            <SchemeSwitch />
            <Leaving />
          </div>
        </header>
        <main id="content" tabIndex={-1} className="min-h-dvh w-full max-w-260 px-4 py-6 md:px-10 md:py-10">
          <Suspense fallback={<Waiting />}>
            <Outlet />
          </Suspense>
        </main>
        <footer className="flex flex-wrap items-center justify-between gap-4 border-t border-line px-4 py-6 lg:hidden">
          <SchemeSwitch />
          <Leaving />
        </footer>
      </div>
    </FreshSignIn>
  )
}

function ShopHead() {
  return (
    <div className="flex items-center justify-between gap-4 px-4 pt-4 lg:px-6 lg:pt-7 lg:pb-6">
      <span className="flex items-baseline gap-2.5">
        <span className="wordmark text-22">{shopName()}</span>
        <span className="text-14 text-ink-2">{t('office')}</span>
      </span>
      <span className="flex items-center gap-4">
        <SearchButton />
        <a href="/" className="hit relative text-ink-2 hover:text-ink" aria-label={t('toShop')} title={t('toShop')}>
          <ExternalLink size={18} strokeWidth={1.5} aria-hidden="true" />
        </a>
      </span>
    </div>
  )
}

function Leaving() {
  const { person } = useOwn()
  const { ended } = useSession()
  const [busy, setBusy] = useState(false)
  async function signOut() {
    setBusy(true)
    const answer = await call('POST', 'sign-out')
    setBusy(false)
    // Whoever was signed out by somebody else is out as well.
    if (answer.ok || answer.status === 401) ended()
  }
  return (
    <div className="grid gap-2 text-14">
      <p className="text-ink-2 [overflow-wrap:anywhere]">
        {t('signedInAs', { person: person.email ?? t(person.role) })}
      </p>
      <button
        type="button"
        aria-busy={busy || undefined}
        className={buttonClasses({ look: 'outline', size: 'small', className: 'justify-self-start' })}
        onClick={() => void signOut()}
      >
        <LogOut size={18} strokeWidth={1.5} aria-hidden="true" />
        {t('signOut')}
      </button>
    </div>
  )
}
