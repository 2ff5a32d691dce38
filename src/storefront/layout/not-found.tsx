/** The not-found page of spec 2.1, with a necklace as the zero of 404 where the shop sells it. */
import { useFrameText } from '#storefront/texts/frame.ts'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import { links } from '#storefront/links.ts'
import { useRootData } from '#storefront/state/root-data.ts'
import { buttonClasses } from '#ui/button-classes.ts'
import { Picture } from '#ui/pictures/picture.tsx'

/** With the widest file that there is, as the server gives it for goods. */
export const NECKLACE = '/media/products/paperclip-necklace/gold-main-640.webp#1280'

interface NotFoundProps {
  /** What else may help those who came for something particular. */
  hint?: ReactNode
}

export function NotFound({ hint }: NotFoundProps) {
  const t = useFrameText()
  const { front, hasLooks } = useRootData()
  return (
    <section className="shell flex flex-col items-center pt-10 pb-20 text-center md:pt-18 md:pb-28">
      <div
        aria-hidden="true"
        className="flex items-center gap-2 font-serif text-[clamp(7.5rem,34vw,17rem)] leading-none font-light select-none md:gap-6"
      >
        <span>4</span>
        {hasLooks ? (
          <Picture
            src={NECKLACE}
            name=""
            alt=""
            sizes="(width >= 768px) 248px, 30vw"
            priority
            className="w-[min(30vw,248px)] rounded-pill"
            imgClassName="scale-105"
          />
        ) : (
          <span>0</span>
        )}
        <span>4</span>
      </div>
      <h1 className="h-page mt-8 md:mt-12">{t('notFoundTitle')}</h1>
      <p className="mt-4 max-w-110 text-18 text-balance text-ink-2">{t('notFound')}</p>
      {hint && <p className="mt-4 max-w-120 text-balance">{hint}</p>}
      <p className="mt-8 flex flex-wrap items-center justify-center gap-x-7 gap-y-5">
        <Link to={front} className={buttonClasses()}>
          {t('backToHome')}
        </Link>
        <Link to={links.search()} className="link-rule">
          {t('searchTheShop')}
          <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
        </Link>
      </p>
    </section>
  )
}
