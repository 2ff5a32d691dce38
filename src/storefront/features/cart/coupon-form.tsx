/** The coupon field of spec 5.7: whatever is entered is cleared on Apply; nothing is validated or applied. The line below says where codes are used. */
import { useCartText } from '#storefront/texts/cart.ts'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'

export function CouponForm() {
  const t = useCartText()
  const [text, setText] = useState('')
  const [answered, setAnswered] = useState(false)
  const field = useId()
  const hint = useId()
  function apply(event: FormEvent) {
    event.preventDefault()
    setAnswered(text.trim() !== '')
    setText('')
  }
  return (
    <form onSubmit={apply} className="min-w-0">
      <div className="flex gap-2">
        <label htmlFor={field} className="sr-only">
          {t('coupon')}
        </label>
        <input
          id={field}
          aria-describedby={hint}
          className="field min-h-12 md:w-55"
          type="text"
          name="coupon"
          placeholder={t('coupon')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" look="quiet" size="small" className="min-h-12">
          {t('apply')}
        </Button>
      </div>
      <p id={hint} role="status" className="pt-1.5 text-14 text-ink-2">
        {answered ? t('nothingWasChangedHereEnter') : t('codesAreEnteredAtThe')}
      </p>
    </form>
  )
}
