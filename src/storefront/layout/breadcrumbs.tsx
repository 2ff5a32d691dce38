/** The way back: Home, the places between and the place itself. */
import { links } from '#storefront/links.ts'
import { useFrameText } from '#storefront/texts/frame.ts'
import { ChevronRight } from 'lucide-react'
import { Link } from '#ui/link.tsx'
import { classes } from '#ui/classes.ts'
import { BreadcrumbData } from './head/json-ld.tsx'

export interface Crumb {
  label: string
  /** Absent for the place itself. */
  to?: string
}

/** @param places those behind Home. */
export function Breadcrumbs({ places, className }: { places: readonly Crumb[]; className?: string }) {
  const t = useFrameText()
  const crumbs: Crumb[] = [{ label: t('homeWord'), to: links.home() }, ...places]
  return (
    <nav aria-label={t('breadcrumb')} className={classes('print-hidden text-14', className)}>
      <ol className="flex flex-wrap items-center gap-x-2.5">
        {crumbs.map(({ label, to }, place) => (
          <li key={`${place} ${label}`} className="flex min-h-8 items-center gap-2.5">
            {place > 0 && <ChevronRight size={16} strokeWidth={1.5} aria-hidden="true" className="text-ink-3" />}
            {to ? (
              <Link dir="auto" to={to} className="hit relative py-1 text-ink-2 hover:text-ink hover:underline">
                <span>{label}</span>
              </Link>
            ) : (
              <span dir="auto" aria-current="page" title={label} className="font-medium">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
      <BreadcrumbData crumbs={crumbs} />
    </nav>
  )
}
