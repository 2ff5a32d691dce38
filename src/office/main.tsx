/** Wakes the office up in the browser. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { UiWordsContext } from '#ui/ui-words.ts'
import { officeRoutes } from './office-routes.tsx'
import { SessionProvider } from './session/session.tsx'
import './styles/office.css'
import { officeUiWords } from './texts/ui-words.ts'

const place = document.querySelector('#office')
if (!place) throw new Error('The page of the office has no place for it')
const router = createBrowserRouter(officeRoutes, { basename: '/office' })
createRoot(place).render(
  <StrictMode>
    <UiWordsContext value={officeUiWords}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </UiWordsContext>
  </StrictMode>,
)
