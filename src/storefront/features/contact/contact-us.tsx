/** The contact screen: where the shop can be reached, answers that save a mail, and the form. */
import type { KeyOf } from '#texts/text-pack.ts'
import { usePagesText } from '#storefront/texts/pages.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { ArrowRight, Clock, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { ContactForm } from './contact-form.tsx'

const ICON = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const

const ANSWERS: readonly { label: KeyOf<'pages'>; to: string }[] = [
  { label: 'answerShipping', to: links.page('shipping') },
  { label: 'answerReturns', to: links.page('returns') },
  { label: 'answerOrder', to: links.trackOrder },
]

export function ContactUs({ contact: { phone, email, address, hours } }: Pick<ShopSettings, 'contact'>) {
  const t = usePagesText()
  return (
    <div className="shell grid gap-x-24 gap-y-14 pt-8 pb-14 md:pt-14 md:pb-24 lg:grid-cols-[1fr_1.3fr]">
      <div>
        <h2 className="h-section">{t('talkToUs')}</h2>
        <dl className="mt-6 border-t border-line">
          <Fact icon={<Phone {...ICON} />} name={t('phone')}>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="link-text hit relative inline-block py-1">
              <bdi>{phone}</bdi>
            </a>
          </Fact>
          <Fact icon={<Mail {...ICON} />} name={t('eMail')}>
            <a href={`mailto:${email}`} className="link-text hit relative inline-block py-1">
              {email}
            </a>
          </Fact>
          <Fact icon={<MapPin {...ICON} />} name={t('address')}>
            <address className="not-italic">
              {address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </Fact>
          <Fact icon={<Clock {...ICON} />} name={t('hours')}>
            {hours}
          </Fact>
        </dl>
        <h2 className="mt-10 h-part md:mt-14">{t('answeredAlready')}</h2>
        <ul className="mt-4 grid justify-items-start gap-4">
          {ANSWERS.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className="link-rule">
                {t(label)} <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <ContactForm email={email} />
    </div>
  )
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[28px_80px_1fr] items-start border-b border-line py-4">
      <dt className="col-span-2 grid grid-cols-subgrid font-medium">
        <span className="pt-0.5">{icon}</span>
        {name}
      </dt>
      <dd className="text-ink-2">{children}</dd>
    </div>
  )
}
