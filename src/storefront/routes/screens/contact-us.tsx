/** /screens/contactUs (spec 2.13). */
import { ContactUs } from '../../features/contact/contact-us.tsx'
import type { ScreenHandle } from '../../features/screen-bar/screen-title.ts'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { links } from '../../links.ts'
import { useRootData } from '../../state/root-data.ts'
import type { Route } from './+types/contact-us'

export const handle: ScreenHandle = { title: 'Contact Us' }

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Contact Us',
    description: 'Phone, e-mail, address and hours of the shop, and a form that writes the mail for you.',
    path: links.contactUs,
  })
}

export default function ContactUsRoute() {
  const { settings } = useRootData()
  return <ContactUs contact={settings.contact} />
}
