/** The word Products and its mega menu, which is fetched at the first sign of interest; without scripts the word leads to /shop. */
import { ChevronDown } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { useLocation } from 'react-router'
import { useFrameText } from '#storefront/texts/frame.ts'
import { Link } from '#ui/link.tsx'
import type { RootData } from '#storefront/state/root-data.ts'
import { classes } from '#ui/classes.ts'
import { PRODUCTS } from './menu-links.ts'
import { useMenuIntent } from './use-menu-intent.ts'

const loadMegaMenu = () => import('./mega-menu.tsx')
const MegaMenu = lazy(loadMegaMenu)

export function ProductsMenu({ data, current }: { data: RootData; current: boolean }) {
  const { open, show, hide, isOpening, pointer } = useMenuIntent()
  const word = useRef<HTMLAnchorElement>(null)
  const t = useFrameText()
  const { pathname } = useLocation()
  const left = useEffectEvent(hide)
  useEffect(() => left(), [pathname])

  // The first click opens; once the menu is open, the word is the link to the whole shop.
  function click(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    if (open && !isOpening()) return hide()
    event.preventDefault()
    show()
  }
  function key(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || event.target !== word.current) return
    event.preventDefault()
    show()
  }
  function blur(event: FocusEvent) {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) hide()
  }
  return (
    <div {...pointer} onKeyDown={key} onBlur={blur}>
      <Link
        ref={word}
        to={PRODUCTS.to}
        onClick={click}
        onPointerEnter={loadMegaMenu}
        onFocus={loadMegaMenu}
        aria-current={current ? 'page' : undefined}
        aria-expanded={open}
        className="menu-word"
      >
        {t(PRODUCTS.label)}
        <ChevronDown
          size={16}
          strokeWidth={1.5}
          aria-hidden="true"
          className={classes('transition-[rotate]', open && 'rotate-180')}
        />
      </Link>
      {open && (
        <Suspense fallback={null}>
          <MegaMenu data={data} word={word} onClose={hide} pointer={pointer} />
        </Suspense>
      )}
    </div>
  )
}
