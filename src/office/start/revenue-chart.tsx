/** Thirty days as bars, with the same in words for whoever does not see them. */
import { officeText as t } from '../texts/office.ts'
import type { TodayAnswer } from './today-answer.ts'

const HEIGHT = 120
/** Of a day, with the gap behind its bar. */
const PACE = 10
const BAR = 7
/** What a day without orders is drawn as, so that it is seen that there was one. */
const LEAST = 1.5

interface RevenueChartProps {
  days: TodayAnswer['days']
  format: (amount: number) => string
}

export function RevenueChart({ days, format }: RevenueChartProps) {
  const highest = Math.max(...days.map(({ amount }) => amount), 0)
  const best = days.find(({ amount }) => amount === highest)
  const label =
    highest > 0 && best ? t('chartBest', { amount: format(highest), day: dayText(best.day) }) : t('chartNothing')
  return (
    <figure className="grid gap-2">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${days.length * PACE - (PACE - BAR)} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-30 w-full"
      >
        {days.map(({ day, amount, orders }, at) => {
          const height = highest > 0 ? Math.max((amount / highest) * HEIGHT, LEAST) : LEAST
          return (
            <rect
              key={day}
              x={at * PACE}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              className={amount > 0 ? 'fill-ink' : 'fill-line'}
            >
              <title>{t('chartDay', { day: dayText(day), amount: format(amount), orders })}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption className="flex justify-between text-14 text-ink-2">
        <span>{dayText(days[0]?.day ?? '')}</span>
        <span>{dayText(days.at(-1)?.day ?? '')}</span>
      </figcaption>
    </figure>
  )
}

function dayText(day: string): string {
  if (day === '') return ''
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(t.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
}
