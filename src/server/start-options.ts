/** What production and development give a start: the pages, and where their files lie. */
import type { Store } from '#services/store.ts'
import type { RenderPage } from './answering/page-handler.ts'
import type { StaticFolders } from './answering/static-files.ts'
import type { AppOptions } from './app.ts'

export interface Pages {
  render: RenderPage
  middleware?: AppOptions['middleware']
  office?: AppOptions['officeFront']
  close?: () => Promise<void>
}

export interface StartOptions {
  folders: Omit<StaticFolders, 'mediaDir'>
  relaxedPolicy?: boolean
  /** One process whatever WEB_CONCURRENCY says. */
  alone?: boolean
  loadPages: (stores: readonly [Store, ...Store[]]) => Promise<Pages>
}
