/** The footer in the mood's deep colour: brand, the columns of spec 1.3, contact and credit. */
import { useFrameText } from '#storefront/texts/frame.ts'
import type { RootData } from '#storefront/state/root-data.ts'
import { FooterColumn } from './footer-column.tsx'
import { FOOTER_COLUMNS, SOCIAL_LINKS } from './footer-links.ts'
import { LegalLinks } from './legal-links.tsx'
import { LanguageSwitch } from '../header/language-switch.tsx'
import { SchemeSwitch } from '../header/scheme-switch.tsx'
import { SocialIcon } from './social-icon.tsx'

/** Letters from which on a name is set smaller, so that its words stay whole. */
const LONG_NAME = 24

export function Footer({ data }: { data: RootData }) {
  const t = useFrameText()
  const { settings, underTheName, year } = data
  const { phone, email, address } = settings.contact
  return (
    <footer className="on-dark isolate bg-deep">
      <div className="shell grid pt-12 pb-10 md:grid-cols-3 md:gap-x-6 md:pt-18 md:pb-14 lg:grid-cols-[392fr_271fr_271fr_267fr] lg:gap-x-0">
        <div className="max-md:mb-10 md:max-lg:col-span-3 md:max-lg:mb-10 lg:pe-10">
          <p
            className={`wordmark wrap-anywhere ${settings.name.length > LONG_NAME ? 'text-28' : 'text-36 md:text-48'}`}
          >
            {settings.name}
          </p>
          {underTheName !== '' && <p className="mt-4 max-w-90 text-on-deep/80">{underTheName}</p>}
          <Social className="mt-6 max-md:hidden" />
        </div>
        {FOOTER_COLUMNS.map((column) => (
          <FooterColumn key={column.title} {...column} />
        ))}
        <div className="max-md:mt-7">
          <h2 className="font-bold">{t('talkToUs')}</h2>
          <p className="mt-1 font-serif text-28">
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="hit relative inline-block">
              <bdi>{phone}</bdi>
            </a>
          </p>
          <p className="mt-3">
            <a href={`mailto:${email}`} className="hit relative inline-block py-1 text-on-deep/80 hover:text-on-deep">
              {email}
            </a>
          </p>
          <address className="text-on-deep/80 not-italic md:mt-1">
            {address.map((line, place) => (
              <span key={line} className="md:block">
                <bdi>{line}</bdi>
                {place < address.length - 1 && <span className="md:hidden">, </span>}
              </span>
            ))}
          </address>
          <Social className="mt-6 md:hidden" />
        </div>
      </div>
      <div className="shell pb-8 md:pb-6">
        {settings.market.eu && <LegalLinks />}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-white/20 text-14 text-on-deep/80 md:border-t md:pt-6">
          <p>
            © {year} {settings.name}
          </p>
          <p>{t('poweredByVitrine')}</p>
          <LanguageSwitch data={data} second className="max-md:order-first max-md:w-full" />
          <SchemeSwitch className="text-on-deep max-md:order-first max-md:mb-4 max-md:w-full max-md:*:flex-1 md:ms-auto" />
        </div>
      </div>
    </footer>
  )
}

function Social({ className }: { className: string }) {
  return (
    <ul className={`-ms-2.75 flex gap-2 ${className}`}>
      {SOCIAL_LINKS.map(({ id, title, href }) => (
        <li key={id}>
          <a
            href={href}
            rel="noopener"
            aria-label={title}
            title={title}
            className="grid size-11 place-items-center rounded-pill transition-colors hover:bg-white/12"
          >
            <SocialIcon network={id} />
          </a>
        </li>
      ))}
    </ul>
  )
}
