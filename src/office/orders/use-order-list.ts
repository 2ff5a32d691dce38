/** The list of a tab and a search: read in pieces, read again when an order has come or changed. */
import { useCallback, useEffect, useState } from 'react'
import type { OrderTab } from '#domain/order/desk/order-tabs.ts'
import { call } from '../calls/call.ts'
import type { Refusal } from '../calls/office-call.ts'
import { useSession } from '../session/session.tsx'
import { playSound, wantsSound } from './new-order-sound.ts'
import type { OrderListAnswer, OrderRow } from './order-answers.ts'
import { usePulse } from './use-pulse.ts'

/** Rows of a piece, and that are read at once at most. */
const PIECE = 50
const MOST = 200

interface Shown {
  rows: OrderRow[]
  currency: string
  counts: OrderListAnswer['counts']
  next: string | null
  pulse: string
  /** Numbers that came while the page was open. */
  fresh: ReadonlySet<string>
}

export interface OrderList {
  rows: readonly OrderRow[] | null
  counts: OrderListAnswer['counts'] | null
  currency: string
  next: string | null
  /** How many came in while the page was open, and which. */
  fresh: number
  freshNumbers: ReadonlySet<string>
  refusal: Refusal | null
  more: () => Promise<void>
  again: () => Promise<void>
}

const NONE: ReadonlySet<string> = new Set()

export function useOrderList(tab: OrderTab, search: string): OrderList {
  const { ended } = useSession()
  const [shown, setShown] = useState<Shown | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const read = useCallback(
    async (limit: number, after: string | null): Promise<OrderListAnswer | null> => {
      const params = new URLSearchParams({ tab, limit: String(limit) })
      if (search !== '') params.set('search', search)
      if (after !== null) params.set('after', after)
      const answer = await call<OrderListAnswer>('GET', `orders?${params}`)
      if (!answer.ok && answer.status === 401) ended()
      setRefusal(answer.ok ? null : answer)
      return answer.ok ? answer.body : null
    },
    [tab, search, ended],
  )

  const again = useCallback(async () => {
    const count = shown?.rows.length ?? 0
    const answer = await read(Math.min(MOST, Math.max(PIECE, count)), null)
    if (!answer) return
    const known = new Set(shown?.rows.map(({ number }) => number))
    const newest = shown?.rows[0]?.placedAt ?? ''
    const come = shown
      ? answer.rows.filter(({ number, placedAt }) => !known.has(number) && placedAt > newest).map((row) => row.number)
      : []
    if (come.length > 0 && wantsSound()) playSound()
    setShown({ ...answer, fresh: new Set([...(shown?.fresh ?? []), ...come]) })
  }, [read, shown])

  useEffect(() => {
    let isOver = false
    void read(PIECE, null).then((answer) => {
      if (answer && !isOver) setShown({ ...answer, fresh: NONE })
    })
    return () => {
      isOver = true
    }
  }, [read])

  async function more() {
    if (!shown?.next) return
    const answer = await read(PIECE, shown.next)
    if (answer) setShown({ ...shown, rows: [...shown.rows, ...answer.rows], next: answer.next })
  }

  usePulse(shown?.pulse, () => void again())
  return {
    rows: shown?.rows ?? null,
    counts: shown?.counts ?? null,
    currency: shown?.currency ?? '',
    next: shown?.next ?? null,
    fresh: shown?.fresh.size ?? 0,
    freshNumbers: shown?.fresh ?? NONE,
    refusal,
    more,
    again,
  }
}
