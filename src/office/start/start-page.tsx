/** Today: what needs a hand, and how the month goes. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClasses } from '#ui/button-classes.ts'
import { useAnswer } from '../calls/use-answer.ts'
import { Notice } from '../parts/notice.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Section } from '../parts/section.tsx'
import { canUsePasskeys } from '../session/passkeys.ts'
import { useOwn } from '../session/session.tsx'
import { Waiting } from '../shell/waiting.tsx'
import { shopName } from '../shop-name.ts'
import { officeText as t } from '../texts/office.ts'
import { RevenueChart } from './revenue-chart.tsx'
import { ToDo } from './to-do.tsx'
import type { TodayAnswer } from './today-answer.ts'

export function StartPage() {
  const { passkeys } = useOwn()
  const { body: today, refusal } = useAnswer<TodayAnswer>('today')
  return (
    <>
      <PageHead title={t('start')} lead={t('startLead', { shop: shopName() })} />
      {passkeys === 0 && canUsePasskeys() && <MissingPasskey />}
      {refusal && <Notice kind="bad" text={refusal.detail} />}
      {today ? <Whole today={today} /> : !refusal && <Waiting />}
    </>
  )
}

function Whole({ today }: { today: TodayAnswer }) {
  const { lowStock, searchesWithout } = today
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <ToDo {...today} />
        <Month today={today} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Section title={t('lowStock')}>
          <Lines
            empty={t('nothingLow')}
            lines={lowStock.map(({ id, title, choice, left }) => ({
              key: [id, ...choice].join(' '),
              words: (
                <a href={`/shop/shop-details/${encodeURIComponent(id)}`} className="link-text" dir="auto">
                  {[title, ...choice].join(', ')}
                </a>
              ),
              count: t('piecesLeft', { count: left }),
            }))}
          />
        </Section>
        <Section title={t('searchesWithout')}>
          <Lines
            empty={t('nothingMissed')}
            lines={searchesWithout.map(({ text, missed }) => ({
              key: text,
              words: <span dir="auto">{text}</span>,
              count: t('timesSearched', { count: missed }),
            }))}
          />
        </Section>
      </div>
    </div>
  )
}

function Month({ today: { month, days, currency } }: { today: TodayAnswer }) {
  const format = (amount: number) => new Intl.NumberFormat(t.locale, { style: 'currency', currency }).format(amount)
  const { change } = month
  return (
    <Section title={t('lastMonth')}>
      <p className="display text-36 tabular-nums">{format(month.amount)}</p>
      <p className="mb-5 text-ink-2">
        {t('ordersOfMonth', { count: month.orders })}
        {change !== null && `, ${t(change < 0 ? 'lessThanBefore' : 'moreThanBefore', { percent: Math.abs(change) })}`}
      </p>
      <RevenueChart days={days} format={format} />
    </Section>
  )
}

interface LinesProps {
  empty: string
  lines: readonly { key: string; words: ReactNode; count: string }[]
}

function Lines({ empty, lines }: LinesProps) {
  if (lines.length === 0) return <p className="text-ink-2">{empty}</p>
  return (
    <ul className="grid gap-2.5">
      {lines.map(({ key, words, count }) => (
        <li key={key} className="flex items-baseline justify-between gap-4">
          <span className="min-w-0 [overflow-wrap:anywhere]">{words}</span>
          <span className="shrink-0 text-14 text-ink-2 tabular-nums">{count}</span>
        </li>
      ))}
    </ul>
  )
}

function MissingPasskey() {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-tile bg-tint p-5">
      <div className="grid max-w-140 gap-0.5">
        <p className="font-medium">{t('noPasskeyYet')}</p>
        <p className="text-14 text-ink-2">{t('passkeyLead')}</p>
      </div>
      <Link to="/people" className={buttonClasses({ size: 'small' })}>
        {t('addPasskey')}
      </Link>
    </div>
  )
}
