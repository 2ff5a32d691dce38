/** The promotion code at the checkout: behind a link, applied by the server, taken off again with one press. */
import { rich } from '#ui/rich.tsx'
import { useCheckoutText } from '#storefront/texts/checkout.ts'
import { Tag, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { errorId, FieldError } from '#ui/fields/field-parts.tsx'
import type { Promotion } from '../../../goods/order/use-promotion.ts'

interface PromotionCodeProps {
  /** The code that was asked for, '' for none. */
  code: string
  promotion: Promotion
  onCode: (code: string) => void
}

export function PromotionCode({ code, promotion, onCode }: PromotionCodeProps) {
  const t = useCheckoutText()
  const id = useId()
  // The shopper is at it: what takes the place of what was pressed takes the focus too.
  const [open, setOpen] = useState(false)
  const [text, setText] = useState(code)
  const { refusal, checking } = promotion
  const applied = code !== '' && refusal === null && !(open && checking)
  useEffect(() => {
    if (applied) setOpen(false)
  }, [applied])

  function apply() {
    const typed = text.trim()
    // The same code again: taken off and put on, so that the server is asked once more.
    if (typed === code) onCode('')
    setTimeout(() => onCode(typed))
    setOpen(true)
  }

  function applyOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }

  function remove() {
    setText('')
    setOpen(true)
    onCode('')
  }

  if (applied) {
    return (
      <p className="flex min-h-11 items-center gap-2.5">
        <Tag size={18} strokeWidth={1.5} aria-hidden="true" />
        <span role="status" className="min-w-0 grow [overflow-wrap:anywhere]">
          {rich(t(checking ? 'codeChecking' : 'codeApplied', { code }), (words) => (
            <strong className="font-bold">{words}</strong>
          ))}
        </span>
        <button
          type="button"
          autoFocus={open}
          aria-label={t('removePromotionCodeCode', { code })}
          className="grid size-11 place-items-center rounded-pill enabled-hover:bg-paper"
          onClick={remove}
        >
          <X size={18} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </p>
    )
  }
  if (!open && code === '') {
    return (
      <button type="button" className="inline-flex min-h-11 items-center gap-2.5" onClick={() => setOpen(true)}>
        <Tag size={18} strokeWidth={1.5} aria-hidden="true" />
        <span className="link-text">{t('addAPromotionCode')}</span>
      </button>
    )
  }
  return (
    <div className="pt-1 pb-2">
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {rich(t('promotionCodeOptional'), (words) => (
          <span className="font-normal text-ink-2">{words}</span>
        ))}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          autoFocus={open}
          className="field min-h-12 min-w-0"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          maxLength={100}
          value={text}
          aria-invalid={refusal !== null}
          aria-describedby={refusal === null ? undefined : errorId(id)}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={applyOnEnter}
        />
        <Button look="outline" size="small" busy={checking} className="min-h-12" onClick={apply}>
          {t('apply')}
        </Button>
      </div>
      {refusal !== null && <FieldError id={id} text={refusal} />}
    </div>
  )
}
