/** Asks whoever decides on people to prove once more who it is, and then does what was asked for. */
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'
import type { Answer } from '../calls/office-call.ts'
import { FreshDialog } from './fresh-dialog.tsx'
import { useSession } from './session.tsx'

/** Makes a call, and makes it again once the sign-in is fresh; null where that was given up. */
export type Act = <Body>(make: () => Promise<Answer<Body>>) => Promise<Answer<Body> | null>

const ActContext = createContext<Act | undefined>(undefined)

export function FreshSignIn({ children }: { children: ReactNode }) {
  const { ended } = useSession()
  const [isAsking, setAsking] = useState(false)
  const settle = useRef<(isFresh: boolean) => void>(undefined)
  const act = useCallback<Act>(
    async (make) => {
      const answer = await make()
      if (answer.ok) return answer
      if (answer.status === 401) ended()
      if (answer.reason !== 'fresh-sign-in') return answer
      settle.current?.(false)
      const isFresh = await new Promise<boolean>((resolve) => {
        settle.current = resolve
        setAsking(true)
      })
      return isFresh ? make() : null
    },
    [ended],
  )
  const answered = useCallback((isFresh: boolean) => {
    setAsking(false)
    settle.current?.(isFresh)
    settle.current = undefined
  }, [])
  return (
    <ActContext value={act}>
      {children}
      <FreshDialog open={isAsking} onAnswer={answered} />
    </ActContext>
  )
}

/** @throws {Error} outside of FreshSignIn */
export function useAct(): Act {
  const act = use(ActContext)
  if (!act) throw new Error('A part of the office was drawn outside of FreshSignIn')
  return act
}
