/** A short page: heading, sections, the next step, and its sisters beside it. */
import { usePagesText } from '#storefront/texts/pages.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { ArrowRight } from 'lucide-react'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { buttonClasses } from '#ui/button-classes.ts'
import { ProductCard } from '../../goods/card/product-card.tsx'
import type { InfoPage, InfoSection } from './info-page.ts'
import type { HelpLink } from './info-pages.ts'
import { WithHelp } from './with-help.tsx'

interface InfoPageViewProps {
  page: InfoPage
  help: readonly HelpLink[]
  /** Empty where the page does not show them. */
  newest: readonly CatalogueItem[]
}

export function InfoPageView({ page, help, newest }: InfoPageViewProps) {
  const [first, ...others] = page.actions
  return (
    <WithHelp help={help} current={links.page(page.slug)}>
      <article>
        <h1 className="h-page">{page.title}</h1>
        <p className="mt-4 max-w-160 text-18 text-ink-2">{page.lead}</p>
        {page.closed && (
          <p className="mt-6 inline-block rounded-pill bg-tint px-4 py-2 text-14 font-medium">{page.closed}</p>
        )}
        {page.sections.map((section) => (
          <Section key={section.title} section={section} />
        ))}
        {newest.length > 0 && <NewestGoods products={newest} />}
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
    </WithHelp>
  )
}

/** The title beside its text: both are read in short lines, and no third of the page stays idle. */
function Section({ section: { title, paragraphs = [], facts = [], points = [] } }: { section: InfoSection }) {
  return (
    <section className="mt-10 border-t border-line pt-5 md:mt-12 md:grid md:grid-cols-[13rem_minmax(0,1fr)] md:gap-x-10 md:pt-7">
      <h2 className="h-part max-md:mb-4">{title}</h2>
      <div className="max-w-160 space-y-4 text-ink-2">
        {facts.length > 0 && (
          <dl>
            {facts.map(({ name, value }) => (
              <div
                key={name}
                className="grid gap-x-6 border-b border-line py-3 first:pt-0 last:border-0 sm:grid-cols-[10rem_1fr]"
              >
                <dt className="font-medium text-ink">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {points.length > 0 && (
          <ul className="list-disc space-y-2 ps-5 marker:text-field">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}

/** On phones the first of an odd number fills a row, so that the last one leaves no hole. */
const FIRST_SIZES = '(min-width: 992px) 26vw, (min-width: 576px) 31vw, 92vw'

function NewestGoods({ products }: { products: readonly CatalogueItem[] }) {
  const t = usePagesText()
  return (
    <section aria-labelledby="newest" className="mt-10 border-t border-line pt-5 md:mt-12 md:pt-7">
      <h2 id="newest" className="h-part">
        {t('newInTheRange')}
      </h2>
      <ul className="product-grid mt-5 max-sm:[&>li:first-child:nth-last-child(odd)]:col-span-full">
        {products.map((product, place) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={place === 0 ? FIRST_SIZES : undefined} />
          </li>
        ))}
      </ul>
    </section>
  )
}
