/** Track Orders: an order's number and e-mail address lead to its page (usability 50). */
import type { GroupText, KeyOf } from '#texts/text-pack.ts'
import { useOrderText } from '#storefront/texts/order.ts'
import { EMPTY_REVIEW, reviewErrors } from '#domain/review/review-form.ts'
import { type FormEvent, useRef, useState } from 'react'
import { browserAddress, links } from '../../links.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { type TrackOutcome, trackOrder } from './order-calls.ts'
import { useApiPost } from '../../state/use-api-post.ts'

type TrackField = 'number' | 'email'

const PROBLEMS: Readonly<Record<Exclude<TrackOutcome['kind'], 'found'>, KeyOf<'order'>>> = {
  unknown: 'trackUnknown',
  busy: 'tooManyAttempts',
  failed: 'trackFailed',
}

export function TrackOrder({ email: shopEmail }: { email: string }) {
  const t = useOrderText()
  const post = useApiPost()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState({ number: '', email: '' })
  const [left, setLeft] = useState<ReadonlySet<TrackField>>(new Set())
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const wrong = trackErrors(values, t)
  const field = (name: TrackField) => ({
    name,
    value: values[name],
    error: left.has(name) ? wrong[name] : undefined,
    onText: (text: string) => {
      setValues((now) => ({ ...now, [name]: text }))
      setProblem(undefined)
    },
    // A field that was only passed through is not yet wrong.
    onLeave: () => values[name] !== '' && setLeft((now) => new Set([...now, name])),
  })

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setLeft(new Set(['number', 'email']))
    const first = wrong.number ? 'number' : wrong.email ? 'email' : undefined
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    if (first || busy) return
    setBusy(true)
    setProblem(undefined)
    const outcome = await trackOrder(post, values.number.trim(), values.email.trim())
    // A whole load, so that the order's own referrer policy holds from the start.
    if (outcome.kind === 'found') return location.assign(browserAddress(links.order(outcome.number, outcome.key)))
    setBusy(false)
    setProblem(t(PROBLEMS[outcome.kind]))
  }

  return (
    <>
      <noscript>
        <p className="mt-6 text-ink-2">{t('lookingAnOrderUpHere', { shopEmail })}</p>
      </noscript>
      <form
        ref={form}
        noValidate
        aria-label={t('trackAnOrder')}
        onSubmit={(event) => void submit(event)}
        className="needs-script mt-8 grid max-w-120 gap-5"
      >
        <div className="max-w-64">
          <TextField
            {...field('number')}
            label={t('orderNumber2')}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <TextField
          {...field('email')}
          label={t('eMail')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div>
          <Button type="submit" busy={busy}>
            {t('trackOrder')}
          </Button>
        </div>
        <p role="alert" className="font-medium text-sale empty:hidden">
          {problem}
        </p>
      </form>
    </>
  )
}

function trackErrors(
  { number, email }: Readonly<Record<TrackField, string>>,
  t: GroupText<'order'>,
): Partial<Record<TrackField, string>> {
  const { email: emailError } = reviewErrors({ ...EMPTY_REVIEW, email })
  return {
    ...(number.trim() === '' && { number: t('numberRequired') }),
    ...(emailError !== undefined && { email: t(emailError) }),
  }
}
