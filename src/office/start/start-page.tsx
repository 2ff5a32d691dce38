/** The start: what there is in the office, and the passkey that is still missing. */
import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClasses } from '#ui/button-classes.ts'
import { PageHead } from '../parts/page-head.tsx'
import { canUsePasskeys } from '../session/passkeys.ts'
import { useOwn } from '../session/session.tsx'
import { OFFICE_PAGES } from '../shell/office-pages.ts'
import { shopName } from '../shop-name.ts'
import { officeText as t } from '../texts/office.ts'

const TILE =
  'flex h-full items-start gap-4 rounded-tile border border-line bg-raised p-5 transition-colors hover:border-ink'

export function StartPage() {
  const { passkeys } = useOwn()
  return (
    <>
      <PageHead title={t('start')} lead={t('startLead', { shop: shopName() })} />
      {passkeys === 0 && canUsePasskeys() && <MissingPasskey />}
      <ul className="grid gap-4 md:grid-cols-2">
        {OFFICE_PAGES.map(
          ({ to, name, about, icon: Icon }) =>
            about && (
              <li key={to}>
                <Link to={to} className={TILE}>
                  <Icon size={22} strokeWidth={1.5} aria-hidden="true" className="mt-1 shrink-0" />
                  <Words title={t(name)} about={t(about)} />
                </Link>
              </li>
            ),
        )}
        <li>
          <a href="/" className={TILE}>
            <ExternalLink size={22} strokeWidth={1.5} aria-hidden="true" className="mt-1 shrink-0" />
            <Words title={t('toShop')} about={t('startShop')} />
          </a>
        </li>
      </ul>
    </>
  )
}

function Words({ title, about }: { title: string; about: string }) {
  return (
    <span className="grid gap-0.5">
      <span className="display text-22">{title}</span>
      <span className="text-14 text-ink-2">{about}</span>
    </span>
  )
}

function MissingPasskey() {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-tile bg-tint p-5">
      <div className="grid max-w-140 gap-0.5">
        <p className="font-medium">{t('noPasskeyYet')}</p>
        <p className="text-14 text-ink-2">{t('passkeyLead')}</p>
      </div>
      <Link to="/people" className={buttonClasses({ size: 'small' })}>
        {t('addPasskey')}
      </Link>
    </div>
  )
}
