/** The frame of the pages before the door: the shop's name, and one sheet. */
import { Outlet } from 'react-router'
import { shopName } from '../shop-name.ts'
import { officeText as t } from '../texts/office.ts'
import { SchemeSwitch } from './scheme-switch.tsx'

export function WayInShell() {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto] gap-8 bg-sand px-4 py-6 md:py-10">
      <header className="flex items-baseline justify-center gap-3">
        <a href="/" className="wordmark text-28">
          {shopName()}
        </a>
        <span className="text-14 text-ink-2">{t('office')}</span>
      </header>
      <main className="mx-auto w-full max-w-112 self-center rounded-tile border border-line bg-raised p-6 md:p-10">
        <Outlet />
      </main>
      <footer className="grid justify-items-center">
        <SchemeSwitch />
      </footer>
    </div>
  )
}
