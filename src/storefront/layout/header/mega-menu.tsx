/** The Products mega menu: types, their categories with photographs, and products below them (spec 1.2; usability 1). Loaded when first wanted. */
import { useFrameText } from '#storefront/texts/frame.ts'
import { ArrowRight } from 'lucide-react'
import {
  type CSSProperties,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { Link } from '#ui/link.tsx'
import { links } from '#storefront/links.ts'
import type { RootData } from '#storefront/state/root-data.ts'
import { MegaMenuType } from './mega-menu-type.tsx'
import type { MenuIntent } from './use-menu-intent.ts'

/** Milliseconds of rest on a type before its columns come; a slanting way to the columns crosses types faster. */
const SWITCH_DELAY = 130

interface MegaMenuProps {
  data: RootData
  /** What opened it. */
  word: RefObject<HTMLElement | null>
  onClose: () => void
  pointer: MenuIntent['pointer']
}

export default function MegaMenu({ data, word, onClose, pointer }: MegaMenuProps) {
  const t = useFrameText()
  const { types } = data
  const [chosen, setChosen] = useState(types[0]?.id)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Opened by the pointer, the focus may be anywhere; it returns to the word only from inside.
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    if (word.current?.parentElement?.contains(document.activeElement)) word.current.focus()
    onClose()
  })
  useEffect(() => {
    document.addEventListener('keydown', escape)
    return () => document.removeEventListener('keydown', escape)
  }, [])

  function rest(event: PointerEvent, id: string) {
    clearTimeout(timer.current)
    if (event.pointerType === 'mouse') timer.current = setTimeout(() => setChosen(id), SWITCH_DELAY)
  }
  return (
    <>
      {/* Part of the menu in the document, but no longer the menu to a pointer. */}
      <div className="header-scrim" aria-hidden="true" onClick={onClose} onPointerEnter={pointer.onPointerLeave} />
      <div className="mega-panel" onPointerEnter={pointer.onPointerEnter}>
        <div className="shell relative pt-8 pb-10">
          <ul
            className="mega-types"
            style={{ '--types': types.length } as CSSProperties}
            onPointerLeave={() => clearTimeout(timer.current)}
          >
            {types.map((type) => (
              <MegaMenuType
                key={type.id}
                type={type}
                chosen={type.id === chosen}
                onRest={(event) => rest(event, type.id)}
                onLeave={() => clearTimeout(timer.current)}
                onChoose={() => setChosen(type.id)}
                onFollow={onClose}
              />
            ))}
          </ul>
          <p className="absolute bottom-10">
            <Link to={links.shop()} onClick={onClose} className="link-rule">
              {t('allProductsCounted', { count: data.catalogueSize })}
              <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
            </Link>
          </p>
        </div>
      </div>
    </>
  )
}
