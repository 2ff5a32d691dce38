/** Draws the head of the page that is likely to come, and the line of progress while one waits behind it. */
import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { hearPopState } from '#ui/windows/pop-state.ts'
import { SlowLine } from '#ui/slow-line.tsx'
import { useDataRouter, useDataRouterState } from '../../router/data-router.ts'
import { answerPresses } from './first-frame.ts'
import { leaveStage, moveBackTo } from './moving-picture.ts'
import { drawHeadsWith, endOpening, type Head, headIsDrawn, headPlace, openHead } from './opening-head.ts'

export default function Opening() {
  const router = useDataRouter()
  const { location, historyAction } = useDataRouterState() ?? {}
  const before = useRef(location)
  const [head, draw] = useState<Head>()
  const [waits, wait] = useState(false)

  useLayoutEffect(() => headIsDrawn(head), [head])
  useLayoutEffect(() => drawHeadsWith({ draw, wait }), [])
  useLayoutEffect(() => router && answerPresses((press) => openHead(router, press)), [router])
  useLayoutEffect(() => hearPopState(leaveStage), [])
  useLayoutEffect(() => {
    endOpening()
    if (before.current && historyAction === 'POP') moveBackTo(before.current.pathname + before.current.search)
    before.current = location
  }, [location, historyAction])

  return (
    <>
      {head && createPortal(head.draw(head.data), headPlace(), head.address)}
      {waits && <SlowLine />}
    </>
  )
}
