/** Imprint, accessibility statement and the instructions on withdrawal, in the owner's words where he has given any (docs/specification.md, 12.4). */
import type { GroupText } from '#texts/text-pack.ts'
import { legalWords } from '#domain/shop/legal-words.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { links } from '../../links.ts'
import type { InfoPage } from './info-page.ts'

export function imprintPage({ name, contact, taxNumber, market }: ShopSettings, t: GroupText<'info'>): InfoPage {
  const further = legalWords(market, 'imprint', t.locale)
  return {
    slug: 'imprint',
    title: t('imprint'),
    lead: t('imprintLead'),
    sections: [
      {
        title: t('provider'),
        facts: [
          { name: t('name'), value: name },
          { name: t('address'), value: contact.address.join(', ') },
          { name: t('phone'), value: contact.phone },
          { name: t('eMail'), value: contact.email },
          ...(taxNumber === undefined ? [] : [{ name: t('taxNumber'), value: taxNumber }]),
        ],
      },
      ...(further.length > 0 ? [{ title: t('furtherDetails'), paragraphs: further }] : []),
    ],
    actions: [
      { label: t('contactUs'), to: links.contactUs },
      { label: t('privacyPolicy'), to: links.page('privacy-policy') },
    ],
  }
}

export function accessibilityPage({ contact, market }: ShopSettings, t: GroupText<'info'>): InfoPage {
  const own = legalWords(market, 'accessibility', t.locale)
  return {
    slug: 'accessibility',
    title: t('accessibilityStatement'),
    lead: t('accessibilityLead'),
    sections: [
      { title: t('howItStands'), paragraphs: own.length > 0 ? own : [t('accessibilityOurs')] },
      { title: t('tellUs'), paragraphs: [t('tellUsHow', { email: contact.email, phone: contact.phone })] },
    ],
    actions: [{ label: t('contactUs'), to: links.contactUs }],
  }
}

export function withdrawalPage({ name, contact, market }: ShopSettings, t: GroupText<'info'>): InfoPage {
  const own = legalWords(market, 'withdrawal', t.locale)
  const who = { name, address: contact.address.join(', ') }
  const ours = [
    { title: t('withdrawalPeriodTitle'), paragraphs: [t('withdrawalPeriod')] },
    { title: t('withdrawalHowTitle'), paragraphs: [t('withdrawalHow', { ...who, email: contact.email })] },
    { title: t('withdrawalEffectsTitle'), paragraphs: [t('withdrawalEffects'), t('withdrawalGoodsBack', who)] },
    { title: t('withdrawalExceptTitle'), paragraphs: [t('withdrawalExcept')] },
  ]
  return {
    slug: 'withdrawal',
    title: t('rightOfWithdrawal'),
    lead: t('withdrawalLead'),
    sections: [
      ...(own.length > 0 ? [{ title: t('withdrawalHowTitle'), paragraphs: own }] : ours),
      { title: t('withdrawalFormTitle'), paragraphs: [t('withdrawalForm', { ...who, email: contact.email })] },
    ],
    actions: [
      { label: t('withdrawOnline'), to: links.withdraw() },
      { label: t('howReturnsWork'), to: links.page('returns') },
    ],
  }
}
