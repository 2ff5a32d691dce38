/** The element that messages stand in: over an open dialog it lies in that and in the browser's top layer, where it is seen, heard and pressed; else in the page. */
import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'

function hearDialogs(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-modal'] })
  return () => observer.disconnect()
}

/** The dialog that makes the rest of the page inert, the last of several. */
function openDialog(): Element | null {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? null
}

export interface ToastHost {
  host: HTMLElement
  overDialog: boolean
}

/** @param home where it stands in the page. Messages keep their time when it moves. */
export function useToastHost(home: RefObject<HTMLElement | null>): ToastHost {
  const [host] = useState(() => {
    const element = document.createElement('div')
    element.className = 'toast-host'
    return element
  })
  const dialog = useSyncExternalStore(hearDialogs, openDialog)
  useLayoutEffect(() => {
    const place = dialog ?? home.current
    if (!place) return
    place.append(host)
    if (dialog) {
      host.setAttribute('popover', 'manual')
      host.showPopover()
    } else host.removeAttribute('popover')
  }, [dialog, home, host])
  useEffect(() => () => host.remove(), [host])
  return { host, overDialog: dialog !== null }
}
