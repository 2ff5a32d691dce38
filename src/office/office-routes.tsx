/** Which page stands at which address below /office; each is fetched when it is opened first. */
import type { RouteObject } from 'react-router'
import { BrokenPage } from './shell/broken-page.tsx'
import { OfficeShell } from './shell/office-shell.tsx'
import { Waiting } from './shell/waiting.tsx'
import { WayInShell } from './shell/way-in-shell.tsx'

export const officeRoutes: RouteObject[] = [
  {
    errorElement: <BrokenPage />,
    hydrateFallbackElement: <Waiting />,
    children: [
      {
        element: <WayInShell />,
        children: [
          {
            path: 'welcome',
            lazy: async () => ({ Component: (await import('./welcome/welcome-page.tsx')).WelcomePage }),
          },
          {
            path: 'sign-in',
            lazy: async () => ({ Component: (await import('./sign-in/sign-in-page.tsx')).SignInPage }),
          },
        ],
      },
      {
        element: <OfficeShell />,
        children: [
          { index: true, lazy: async () => ({ Component: (await import('./start/start-page.tsx')).StartPage }) },
          { path: 'orders', lazy: async () => ({ Component: (await import('./orders/orders-page.tsx')).OrdersPage }) },
          {
            path: 'orders/slips',
            lazy: async () => ({ Component: (await import('./orders/slips-page.tsx')).SlipsPage }),
          },
          {
            path: 'orders/:number',
            lazy: async () => ({ Component: (await import('./orders/order-page.tsx')).OrderPage }),
          },
          {
            path: 'orders/:number/packing-slip',
            lazy: async () => ({ Component: (await import('./orders/slips-page.tsx')).SlipsPage }),
          },
          {
            path: 'orders/:number/invoice',
            lazy: async () => ({ Component: (await import('./orders/invoice-page.tsx')).InvoicePage }),
          },
          {
            path: 'reviews',
            lazy: async () => ({ Component: (await import('./reviews/reviews-page.tsx')).ReviewsPage }),
          },
          {
            path: 'history',
            lazy: async () => ({ Component: (await import('./history/history-page.tsx')).HistoryPage }),
          },
          {
            path: 'history/:number',
            lazy: async () => ({ Component: (await import('./history/batch-page.tsx')).BatchPage }),
          },
          { path: 'people', lazy: async () => ({ Component: (await import('./people/people-page.tsx')).PeoplePage }) },
          { path: '*', lazy: async () => ({ Component: (await import('./shell/missing-page.tsx')).MissingPage }) },
        ],
      },
    ],
  },
]
