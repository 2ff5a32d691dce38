/** Who is signed in here, as all of the office knows it. */
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import type { OwnSession } from '../calls/answers.ts'
import type { Refusal } from '../calls/office-call.ts'
import { call } from '../calls/call.ts'

export interface SessionState {
  /** Undefined until it is known, null where nobody is signed in. */
  own: OwnSession | null | undefined
  /** Why it is not known. */
  refusal: Refusal | null
  /** Somebody has signed in here. */
  begun: (own: OwnSession) => void
  /** The session is over, whoever ended it. */
  ended: () => void
  /** Asks the server anew. */
  again: () => Promise<void>
}

const SessionContext = createContext<SessionState | undefined>(undefined)

export function SessionProvider({ children }: { children: ReactNode }) {
  const [own, setOwn] = useState<OwnSession | null>()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const ended = useCallback(() => setOwn(null), [])
  const begun = useCallback((session: OwnSession) => {
    setRefusal(null)
    setOwn(session)
  }, [])
  const again = useCallback(async () => {
    const answer = await call<OwnSession>('GET', 'session')
    if (answer.ok) begun(answer.body)
    else if (answer.status === 401) ended()
    else setRefusal(answer)
  }, [begun, ended])
  const state = useMemo(() => ({ own, refusal, begun, ended, again }), [own, refusal, begun, ended, again])
  return <SessionContext value={state}>{children}</SessionContext>
}

/** @throws {Error} outside of SessionProvider */
export function useSession(): SessionState {
  const state = use(SessionContext)
  if (!state) throw new Error('A part of the office was drawn outside of SessionProvider')
  return state
}

/** The same below the shell, which shows nothing to others. */
export function useOwn(): OwnSession {
  const { own } = useSession()
  if (!own) throw new Error('A page of the office was drawn for nobody')
  return own
}

/** Asks once who is signed in, where that is not known. */
export function useKnownSession(): SessionState {
  const state = useSession()
  const { own, again } = state
  const isUnknown = own === undefined
  useEffect(() => {
    if (isUnknown) void again()
  }, [isUnknown, again])
  return state
}
