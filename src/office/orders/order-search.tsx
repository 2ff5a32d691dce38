/** The search of the inbox: what is typed is asked for once the hand rests. */
import { useEffect, useId, useState } from 'react'
import { officeText as t } from '../texts/office.ts'

/** Milliseconds without a key. */
const REST = 250

export function OrderSearch({ typed, onSearch }: { typed: string; onSearch: (typed: string) => void }) {
  const id = useId()
  const [text, setText] = useState(typed)
  useEffect(() => {
    if (text.trim() === typed) return undefined
    const timer = setTimeout(() => onSearch(text.trim()), REST)
    return () => clearTimeout(timer)
  }, [text, typed, onSearch])
  return (
    <form
      role="search"
      className="mb-4 grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text.trim())
      }}
    >
      <label htmlFor={id} className="text-14 font-medium">
        {t('search')}
      </label>
      <input
        id={id}
        type="search"
        value={text}
        placeholder={t('searchOrders')}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        className="field w-full max-w-120"
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </form>
  )
}
