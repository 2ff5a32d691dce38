/** Days, hours, minutes and seconds that tick in place: filled in after hydration, without rendering again, not read out each second. */
import { useUiWords } from './ui-words.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { classes } from './classes.ts'
import { everySecond } from './waking/every-second.ts'

export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

export interface CountdownProps {
  /** What is left at a time in epoch milliseconds; never below 0. */
  timeLeft: (nowMs: number) => TimeLeft
  /** Accessible name, such as "Time left in the flash sale". */
  label: string
  /** 22 px digits in a panel, 36 px in a banner. */
  size?: 'normal' | 'large'
  className?: string
}

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

export function Countdown({ timeLeft, label, size = 'normal', className }: CountdownProps) {
  const { units } = useUiWords()
  const row = useRef<HTMLDivElement>(null)
  const show = useEffectEvent((nowMs: number) => {
    const left = timeLeft(nowMs)
    row.current?.querySelectorAll('[data-digits]').forEach((cell, place) => {
      const unit = UNITS[place]
      const digits = unit ? String(left[unit]).padStart(2, '0') : ''
      if (cell.textContent !== digits) cell.textContent = digits
    })
  })
  useEffect(() => everySecond((nowMs) => show(nowMs)), [])

  return (
    <div
      ref={row}
      role="timer"
      aria-live="off"
      aria-label={label}
      className={classes('flex divide-x divide-line', className)}
    >
      {UNITS.map((unit) => (
        <div key={unit} className={classes('first:ps-0 last:pe-0', size === 'large' ? 'px-5' : 'px-3')}>
          <span
            data-digits
            className={classes(
              'block font-serif leading-tight',
              size === 'large' ? 'min-h-11 min-w-[2.6ch] text-36' : 'min-h-7 min-w-[2.6ch] text-22',
            )}
          />
          <span className="block text-12 text-ink-2">{units[unit]}</span>
        </div>
      ))}
    </div>
  )
}
