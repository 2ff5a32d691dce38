/** /screens/contactUs (spec 2.13). */
import { description } from '#storefront/texts/group-texts.ts'
import { frameHeadText } from '#storefront/texts/frame.ts'
import { ContactUs } from '../../features/contact/contact-us.tsx'
import type { ScreenHandle } from '../../features/screen-bar/screen-title.ts'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { links } from '../../links.ts'
import { useRootData } from '../../state/root-data.ts'
import type { Route } from './+types/contact-us'

export const handle: ScreenHandle = { title: 'contactUs' }

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: frameHeadText(matches)('contactUs'),
    description: description(matches, 'contactUs'),
    path: links.contactUs,
  })
}

export default function ContactUsRoute() {
  const { settings } = useRootData()
  return <ContactUs contact={settings.contact} />
}
