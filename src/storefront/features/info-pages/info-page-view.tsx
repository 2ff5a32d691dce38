/** A short page: heading, sections, the next step, and its sisters beside it. */
import { ArrowRight } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import { links } from '../../links.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import type { InfoPage, InfoSection } from './info-page.ts'

interface InfoPageViewProps {
  page: InfoPage
  /** All short pages, for the list beside. */
  sisters: readonly Pick<InfoPage, 'slug' | 'title'>[]
}

export function InfoPageView({ page, sisters }: InfoPageViewProps) {
  const [first, ...others] = page.actions
  return (
    <div className="grid gap-x-6 gap-y-14 lg:grid-cols-[1fr_282px] lg:gap-x-24">
      <article>
        <h1 className="h-page">{page.title}</h1>
        <p className="mt-4 max-w-160 text-18 text-ink-2">{page.lead}</p>
        {page.closed && (
          <p className="mt-6 inline-block rounded-pill bg-tint px-4 py-2 text-14 font-medium">Not open yet</p>
        )}
        {page.sections.map((section) => (
          <Section key={section.title} section={section} />
        ))}
        <p className="mt-10 flex flex-wrap items-center gap-x-7 gap-y-5 md:mt-14">
          {first && (
            <Link to={first.to} className={buttonClasses()}>
              {first.label}
            </Link>
          )}
          {others.map(({ label, to }) => (
            <Link key={to} to={to} className="link-rule">
              {label} <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
            </Link>
          ))}
        </p>
      </article>
      <nav aria-label="Help and information" className="lg:pt-3">
        <ul className="border-t border-line">
          {sisters.map(({ slug, title }) => (
            <li key={slug} className="border-b border-line">
              <Link
                to={links.page(slug)}
                aria-current={slug === page.slug ? 'page' : undefined}
                className="flex min-h-12 items-center text-ink-2 hover:text-ink aria-[current]:font-medium aria-[current]:text-ink"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function Section({ section: { title, paragraphs = [], facts = [], points = [] } }: { section: InfoSection }) {
  return (
    <section className="mt-10 max-w-160 md:mt-14">
      <h2 className="h-part">{title}</h2>
      {facts.length > 0 && (
        <dl className="mt-4 border-t border-line">
          {facts.map(({ name, value }) => (
            <div key={name} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[200px_1fr]">
              <dt className="font-medium">{name}</dt>
              <dd className="text-ink-2">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {points.length > 0 && (
        <ul className="mt-4 list-disc space-y-2 ps-5 text-ink-2 marker:text-field">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4 text-ink-2">
          {paragraph}
        </p>
      ))}
    </section>
  )
}
