/** Tells `glide.ts`, which is loaded when the browser has nothing better to do, of every change of a list. */
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { whenIdle } from '#ui/waking/when-idle.ts'
import type { glide as Glide } from './glide.ts'

let glide: typeof Glide | undefined

/** A ref for the list whose children are the places of `items`. */
export function useGlide(items: readonly CatalogueItem[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(items)
  useEffect(
    () =>
      whenIdle(() => {
        // Without a net it does not come, and nothing but movement is missing then.
        if (!navigator.onLine) return
        void import('./glide.ts').then(
          (part) => {
            glide = part.glide
          },
          () => undefined,
        )
      }),
    [],
  )
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = items
    if (before === items || !glide) return undefined
    const ids = (all: readonly CatalogueItem[]) => all.map(({ id }) => id)
    // The frame asks for the places anyway; to ask for them here would make the page lay itself out once more.
    const frame = requestAnimationFrame(() => {
      if (list.current) glide?.(list.current, ids(before), ids(items))
    })
    return () => cancelAnimationFrame(frame)
  }, [items])
  return list
}
