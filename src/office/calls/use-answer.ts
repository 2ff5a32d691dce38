/** What a page shows of the server: read when it opens, and again when it is asked for. */
import { useCallback, useEffect, useState } from 'react'
import { useSession } from '../session/session.tsx'
import type { Refusal } from './office-call.ts'
import { call } from './call.ts'

export interface Read<Body> {
  /** Null until it has come. */
  body: Body | null
  refusal: Refusal | null
  /** Settles when the newer answer is shown. */
  again: () => Promise<void>
}

/** A session that has ended meanwhile leads to the sign-in. */
export function useAnswer<Body>(path: string): Read<Body> {
  const { ended } = useSession()
  const [read, setRead] = useState<{ path: string; body: Body | null; refusal: Refusal | null } | null>(null)
  const again = useCallback(async () => {
    const answer = await call<Body>('GET', path)
    if (answer.ok) setRead({ path, body: answer.body, refusal: null })
    else if (answer.status === 401) ended()
    else setRead((before) => ({ path, body: before?.path === path ? before.body : null, refusal: answer }))
  }, [path, ended])
  useEffect(() => void again(), [again])
  // What was read for another page is not this one's.
  const own = read?.path === path ? read : null
  return { body: own?.body ?? null, refusal: own?.refusal ?? null, again }
}
