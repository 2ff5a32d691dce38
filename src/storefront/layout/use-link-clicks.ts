/** Follows every `Link` of the page through the router: one listener in place of one for each. */
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { openFirst } from '../features/next-page/first-frame.ts'
import { browserPath, withForeign } from '../links.ts'
import { hasWord, isPlainClick, routedLink } from '#ui/link-click.ts'
import { openFrom } from '#ui/pictures/picture-morph.ts'

/** Whoever wants no motion is spared what prepares it, too. */
const STILL = '(prefers-reduced-motion: reduce)'

export function useLinkClicks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = routedLink(event.target)
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      const { pathname, search, hash } = new URL(link.href)
      // A change of the query keeps what others have put there; another page begins without.
      const plain = pathname + search + hash
      const address = pathname === location.pathname ? withForeign(plain, location.search) : plain
      const path = browserPath(address)
      const viewTransition = hasWord(link, 'transition') && !matchMedia(STILL).matches
      const tile = viewTransition ? link.closest('article')?.querySelector<HTMLAnchorElement>('.card-tile') : null
      if (tile) openFrom(tile)
      // To where one is already, a link adds nothing to the history.
      const same = address === location.pathname + location.search + location.hash
      const list = link.closest<HTMLElement>('[data-list]')?.dataset['list']
      const state = list === undefined ? null : { list }
      const replace = same || hasWord(link, 'replace')
      const inPlace = async () => navigate(path, { replace: true, state })
      if (!replace && hash === '' && openFirst({ link, address, state, follow: inPlace })) return
      void navigate(path, { replace, viewTransition, state })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
