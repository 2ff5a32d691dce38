/** Draws the head of the page that is likely to come, and the line of progress while one waits behind it. */
import { useContext, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
} from 'react-router'
import { SlowLine } from '../../ui/slow-line.tsx'
import { answerPresses } from './first-frame.ts'
import { drawHeadsWith, endOpening, type Head, headIsDrawn, headPlace, openHead } from './opening-head.ts'

export default function Opening() {
  const router = useContext(DataRouterContext)?.router
  const location = useContext(DataRouterStateContext)?.location
  const [head, draw] = useState<Head>()
  const [waits, wait] = useState(false)

  useLayoutEffect(() => headIsDrawn(head), [head])
  useLayoutEffect(() => drawHeadsWith({ draw, wait }), [])
  useLayoutEffect(() => router && answerPresses((press) => openHead(router, press)), [router])
  useLayoutEffect(endOpening, [location])

  return (
    <>
      {head && createPortal(head.draw(head.data), headPlace(), head.address)}
      {waits && <SlowLine />}
    </>
  )
}
