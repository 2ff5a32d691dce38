/** One order on its page: read, kept up with what others do, and replaced by the answer of each act. */
import { useCallback, useEffect, useState } from 'react'
import { call } from '../calls/call.ts'
import { useAnswer } from '../calls/use-answer.ts'
import type { Refusal } from '../calls/office-call.ts'
import { useAct } from '../session/fresh-sign-in.tsx'
import type { OrderAnswer } from './order-answers.ts'
import { usePulse } from './use-pulse.ts'

export interface OrderHold {
  order: OrderAnswer | null
  refusal: Refusal | null
  /** Does one act; null where it was done, else the sentence that says why not, '' where it was given up. */
  act: (path: string, body: object) => Promise<string | null>
}

export function useOrder(number: string): OrderHold {
  const path = `orders/${encodeURIComponent(number)}`
  const { body, refusal, again } = useAnswer<OrderAnswer>(path)
  const [acted, setActed] = useState<{ base: OrderAnswer | null; order: OrderAnswer } | null>(null)
  const [pulse, setPulse] = useState<string>()
  const perform = useAct()

  useEffect(() => {
    let isOver = false
    void call<{ pulse: string }>('GET', 'orders/pulse').then((answer) => {
      if (answer.ok && !isOver) setPulse(answer.body.pulse)
    })
    return () => {
      isOver = true
    }
  }, [body, acted])
  usePulse(pulse, () => {
    setPulse(undefined)
    void again()
  })

  const act = useCallback(
    async (what: string, asked: object) => {
      const answer = await perform(() => call<OrderAnswer>('POST', `${path}/${what}`, asked))
      if (!answer) return ''
      if (!answer.ok) return answer.detail
      setActed({ base: body, order: answer.body })
      return null
    },
    [perform, path, body],
  )
  // What was read after the act knows of it.
  return { order: acted && acted.base === body ? acted.order : body, refusal, act }
}
