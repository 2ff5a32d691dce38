/** The panel's content below an empty field: recent searches that can be taken away, popular ones, four categories. */
import { rich, unseen } from '#ui/rich.tsx'
import { useSearchText } from '#storefront/texts/search.ts'
import { History, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { forgetSearch, forgetSearches } from '#storefront/state/recent-searches.ts'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import type { StartGroup } from './start-options.ts'
import type { SearchOption } from './suggestion-options.ts'

interface StartRowsProps {
  listId: string
  groups: readonly StartGroup[]
  /** The rows of all groups in order, and the place of the one that the arrow keys have reached. */
  options: readonly SearchOption[]
  active: number
  onChoose: (option: SearchOption) => void
  /** Called when the button that has the focus is about to go. */
  onGone: () => void
}

export function StartRows({ listId, groups, options, active, onChoose, onGone }: StartRowsProps) {
  const t = useSearchText()
  const recent = groups.find(({ name }) => name === 'recent')?.options ?? []
  const row = (option: SearchOption) => {
    const place = options.indexOf(option)
    return (
      <Link
        key={option.to}
        id={`${listId}-${place}`}
        to={option.to}
        role="option"
        aria-selected={place === active}
        tabIndex={-1}
        onClick={(event) => {
          if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onChoose(option)
        }}
        className="start-option"
      >
        <Inside option={option} isRecent={recent.includes(option)} />
      </Link>
    )
  }
  return (
    <div className="search-start" data-recent={recent.length > 0 || undefined}>
      <div id={listId} role="listbox" aria-label={t('searchIdeas')} className="contents">
        {groups.map(({ name, title, options: own }) => (
          <div key={name} role="group" aria-label={t(title)} className={`start-${name}`}>
            <p aria-hidden="true" className="start-title">
              {t(title)}
            </p>
            {own.map(row)}
          </div>
        ))}
      </div>
      {recent.length > 0 && <Forget recent={recent} onGone={onGone} />}
    </div>
  )
}

function Inside({ option: { kind, text, img = '' }, isRecent }: { option: SearchOption; isRecent: boolean }) {
  return (
    <>
      {isRecent && <History size={18} strokeWidth={1.5} aria-hidden="true" />}
      {kind === 'category' && (
        <Picture
          src={img}
          name={text}
          alt=""
          sizes="(width >= 768px) 210px, 78px"
          eager
          className="w-full rounded-field"
        />
      )}
      <span dir="auto" className="start-name">
        {text}
      </span>
    </>
  )
}

/** Beside the list and not in it: an option of a list box holds no button. Each stands in the line of its search. */
function Forget({ recent, onGone }: { recent: readonly SearchOption[]; onGone: () => void }) {
  const t = useSearchText()
  const forget = (text: string) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget
    const next = button.nextElementSibling ?? button.previousElementSibling
    if (button === document.activeElement) {
      if (next instanceof HTMLElement && next.dataset['forget'] !== undefined) next.focus()
      else onGone()
    }
    forgetSearch(text)
  }
  const forgetAll = () => {
    onGone()
    forgetSearches()
  }
  return (
    <div className="start-forget">
      <button type="button" onClick={forgetAll} className="link-rule text-14">
        {rich(t('clearAll'), unseen)}
      </button>
      {recent.map(({ text }) => (
        <button
          key={text}
          type="button"
          data-forget=""
          onClick={forget(text)}
          aria-label={t('removeTextFromRecentSearches', { text })}
          title={t('remove')}
          className="start-remove"
        >
          <X size={18} strokeWidth={1.5} aria-hidden="true" />
        </button>
      ))}
    </div>
  )
}
