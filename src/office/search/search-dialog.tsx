/** The search over everything: a field, and below it pages, orders and products, chosen by arrow keys or by hand. */
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '#ui/windows/dialog.tsx'
import { Notice } from '../parts/notice.tsx'
import { officeText as t } from '../texts/office.ts'
import { rowGroups, type SearchRow } from './search-rows.ts'
import { useSearch } from './use-search.ts'

interface SearchDialogProps {
  open: boolean
  onClose: () => void
}

export default function SearchDialog({ open, onClose }: SearchDialogProps) {
  return (
    <Dialog open={open} label={t('searchAll')} className="max-w-160" onClose={onClose}>
      <Search onClose={onClose} />
    </Dialog>
  )
}

function Search({ onClose }: Pick<SearchDialogProps, 'onClose'>) {
  const id = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState(0)
  const { found, problem } = useSearch(typed)
  const groups = rowGroups(typed, found)
  const rows = groups.flatMap((group) => group.rows)
  const active = rows[Math.min(place, rows.length - 1)]
  const idOf = (row: SearchRow) => `${id}-${rows.indexOf(row)}`

  function open({ to, isShop }: SearchRow) {
    onClose()
    if (isShop) location.assign(to)
    else void navigate(to)
  }

  function move(event: KeyboardEvent) {
    if (event.key === 'Enter' && active) {
      event.preventDefault()
      open(active)
    }
    if (rows.length === 0 || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : rows.length - 1
    const next = (Math.min(place, rows.length - 1) + step) % rows.length
    setPlace(next)
    document.querySelector(`#${CSS.escape(`${id}-${next}`)}`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className="grid gap-4 p-5 md:p-6">
      <label htmlFor={`${id}-field`} className="display pe-12 text-22">
        {t('searchAll')}
      </label>
      <input
        id={`${id}-field`}
        type="search"
        role="combobox"
        aria-expanded={rows.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active ? idOf(active) : undefined}
        // It was opened to type into it.
        autoFocus
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={t('searchAllHint')}
        value={typed}
        className="field w-full"
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setPlace(0)
        }}
        onKeyDown={move}
      />
      {problem !== undefined && <Notice kind="bad" text={problem} />}
      <div id={`${id}-list`} role="listbox" aria-label={t('searchFound')} className="office-found">
        {groups.map((group, at) => (
          <div key={group.name} role="group" aria-labelledby={`${id}-group-${at}`}>
            <p id={`${id}-group-${at}`} role="presentation" className="px-3 pt-2 pb-1 text-14 text-ink-2">
              {group.name}
            </p>
            {group.rows.map((row) => (
              <a
                key={row.key}
                id={idOf(row)}
                role="option"
                aria-selected={row === active}
                href={row.isShop ? row.to : `/office${row.to}`}
                tabIndex={-1}
                className="office-found-row"
                onPointerMove={() => setPlace(rows.indexOf(row))}
                onClick={(event) => {
                  // A link, so that it opens in another tab as links do.
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  open(row)
                }}
              >
                <span dir="auto" className="font-medium [overflow-wrap:anywhere]">
                  {row.title}
                </span>
                <span className="text-14 text-ink-2 [overflow-wrap:anywhere]">{row.about}</span>
              </a>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={rows.length > 0 ? 'sr-only' : 'text-ink-2'}>
        {rows.length > 0 ? t('searchCounted', { count: rows.length }) : t('searchNothing')}
      </p>
    </div>
  )
}
