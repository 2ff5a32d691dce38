/** Goes on in the browser where the server's page ends before the depth that the address asks for (spec 2.4). */
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { CatalogueData } from './catalogue-data.ts'
import { SERVER_CARDS } from './layouts.ts'

export function useDeeperList({ query, page }: CatalogueData): void {
  const { revalidate } = useRevalidator()
  const asked = useRef(false)
  const cut = page.hasMore && page.shown === SERVER_CARDS && (query.shown ?? 0) > page.shown
  useEffect(() => {
    if (!cut || asked.current) return
    asked.current = true
    void revalidate()
  }, [cut, revalidate])
}
