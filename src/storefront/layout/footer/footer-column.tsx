/** A column of the footer; on phones its heading folds it, without any script. */
import { useFrameText } from '#storefront/texts/frame.ts'
import { Plus } from 'lucide-react'
import { Link } from '#ui/link.tsx'
import type { FooterColumnLinks } from './footer-links.ts'

export function FooterColumn({ title: key, links }: FooterColumnLinks) {
  const t = useFrameText()
  const title = t(key)
  return (
    <nav aria-label={title} className="max-md:border-t max-md:border-white/20 max-md:last-of-type:border-b">
      <h2 className="font-bold max-md:hidden">{title}</h2>
      {/* The list stands beside the fold, not in it, so that wide screens show it whatever the fold's state. */}
      <details className="peer group md:hidden">
        <summary className="flex min-h-14 items-center justify-between font-bold">
          {title}
          <Plus size={20} strokeWidth={1.5} aria-hidden="true" className="transition-[rotate] group-open:rotate-45" />
        </summary>
      </details>
      <ul className="max-md:hidden max-md:pb-3 max-md:peer-open:block md:mt-3">
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link to={to} className="flex min-h-11 items-center text-on-deep/80 hover:text-on-deep md:min-h-8.5">
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
