/** Wakes the server's page in the browser. */
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// Who goes on during a page change ends its animation; the router leaves the refusal that follows to nobody.
addEventListener('unhandledrejection', (event) => {
  const { reason }: { reason: unknown } = event
  if (reason instanceof DOMException && reason.name === 'AbortError' && /transition/i.test(reason.message)) {
    event.preventDefault()
  }
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  )
})
