/** What of React and its router nobody uses here: 8 kB of every first page, as sent. */
import type { LeftOut } from './leave-out.ts'

const REACT_DOM = 'react-dom/cjs/react-dom-client.production.js'
const ROUTER = 'react-router/dist/production/lib'

export const LEFT_OUT: readonly LeftOut[] = [
  {
    module: REACT_DOM,
    functions: [
      'createViewTransitionInstance',
      'ViewTransitionPseudoElement',
      'startViewTransition',
      'measureClonedInstance',
      'measureInstance',
      'createMeasurement',
      'restoreViewTransitionName',
      'applyViewTransitionName',
      'reportViewTransitionError',
      'scheduleViewTransitionEvent',
      'measureNestedViewTransitions',
      'measureViewTransitionHostInstancesRecursive',
      'restoreNestedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restorePairedViewTransitions',
      'commitNestedViewTransitions',
      'commitExitViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitEnterViewTransitions',
      'commitAppearingPairViewTransitions',
      'restoreViewTransitionOnHostInstances',
      'applyViewTransitionToHostInstancesRecursive',
      'applyViewTransitionToHostInstances',
      'trackEnterViewTransitions',
      'getViewTransitionClassName',
      'getViewTransitionName',
    ],
    neededBy: { names: ['ViewTransition', 'addTransitionType'], from: 'react' },
  },
  {
    module: REACT_DOM,
    functions: [
      'cutOffTailIfNeeded',
      'updateSuspenseListComponent',
      'initSuspenseListRenderState',
      'findFirstSuspended',
    ],
    neededBy: { names: ['unstable_SuspenseList', 'SuspenseList'], from: 'react' },
  },
  {
    module: REACT_DOM,
    functions: ['updateActivityComponent', 'retryActivityComponentWithoutHydrating', 'mountActivityChildren'],
    neededBy: { names: ['Activity'], from: 'react' },
  },
  {
    module: REACT_DOM,
    functions: [
      'mountActionState',
      'updateActionState',
      'updateActionStateImpl',
      'rerenderActionState',
      'runActionStateAction',
      'dispatchActionState',
    ],
    neededBy: { names: ['useActionState'], from: 'react' },
  },
  {
    module: REACT_DOM,
    functions: [
      'preload',
      'preloadModule',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
      'preconnectAs',
      'preloadStylesheet',
    ],
    neededBy: {
      names: ['preload', 'preloadModule', 'preinit', 'preinitModule', 'preconnect', 'prefetchDNS'],
      from: 'react-dom',
    },
  },
  {
    module: `${ROUTER}/router/router.js`,
    functions: [
      'handleAction',
      'handleFetcherAction',
      'handleFetcherLoader',
      'fetch',
      'getFetcher',
      'resetFetcher',
      'deleteFetcher',
      'queueFetcherForDeletion',
      'updateFetcherState',
      'setFetcherError',
      'abortFetcher',
      'markFetchersDone',
    ],
    neededBy: { names: ['Form', 'useSubmit', 'useFetcher', 'useFetchers', 'createRoutesStub'], from: 'react-router' },
  },
  {
    module: `${ROUTER}/dom/ssr/single-fetch.js`,
    functions: ['singleFetchActionStrategy', 'singleFetchLoaderFetcherStrategy', 'nonSsrStrategy'],
  },
  {
    module: `${ROUTER}/router/router.js`,
    functions: ['updateBlocker', 'shouldBlockNavigation', 'getBlocker', 'deleteBlocker'],
    neededBy: { names: ['useBlocker', 'unstable_usePrompt'], from: 'react-router' },
  },
  // All routes are known from the start (react-router.config.ts).
  {
    module: `${ROUTER}/dom/ssr/fog-of-war.js`,
    functions: [
      'getPatchRoutesOnNavigationFunction',
      'useFogOFWarDiscovery',
      'isFogOfWarEnabled',
      'getPartialManifest',
    ],
  },
  { module: `${ROUTER}/router/router.js`, functions: ['discoverRoutes', 'patchRoutes', 'patchRoutesImpl'] },
  // For development, and for who measures the router.
  {
    module: `${ROUTER}/dom/ssr/routes.js`,
    functions: ['wrapShouldRevalidateForHdr', 'createClientRoutesWithHMRRevalidationOptOut'],
  },
  {
    module: `${ROUTER}/router/instrumentation.js`,
    functions: [
      'getRouteInstrumentationUpdates',
      'instrumentClientSideRouter',
      'consumeInstrumentationClientResultMetaReceiver',
    ],
  },
]
