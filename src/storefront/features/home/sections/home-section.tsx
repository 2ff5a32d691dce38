/** The frame of a section on a home: air above, a heading, a line and the way on. */
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import { classes } from '#ui/classes.ts'

interface HomeSectionProps {
  /** Id of the section; the heading's is `<id>-title`. */
  id: string
  title: string
  line?: string
  link?: { to: string; label: string }
  className?: string
  children: ReactNode
}

export function HomeSection({ id, title, line, link, className, children }: HomeSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classes('shell home-section', className)}>
      <div className="home-head">
        <div>
          <h2 id={`${id}-title`} className="h-section">
            {title}
          </h2>
          {line && <p className="mt-2 text-ink-2">{line}</p>}
        </div>
        {link && <LeadLink {...link} />}
      </div>
      {children}
    </section>
  )
}

/** A link that leads on. */
export function LeadLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className="link-rule hit relative shrink-0">
      {label} <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
    </Link>
  )
}
