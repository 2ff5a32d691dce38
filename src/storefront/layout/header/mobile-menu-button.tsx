/** Opens the menu drawer, which is fetched at the first touch. */
import { useFrameText } from '#storefront/texts/frame.ts'
import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { closeOverlay, openMobileMenu, useOverlay } from '#storefront/state/overlay-store.ts'
import type { RootData } from '#storefront/state/root-data.ts'
import { IconButton } from '#ui/icon-button.tsx'

const loadMobileMenu = () => import('./mobile-menu.tsx')
const MobileMenu = lazy(loadMobileMenu)

export function MobileMenuButton({ data }: { data: RootData }) {
  const t = useFrameText()
  const open = useOverlay('mobileMenu')
  const [wanted, setWanted] = useState(false)
  if (open && !wanted) setWanted(true)
  return (
    <div className="menu-button -ms-2.5 desk:hidden">
      <IconButton
        label={t('menu')}
        icon={<Menu size={22} strokeWidth={1.5} aria-hidden="true" />}
        aria-haspopup="dialog"
        onPointerDown={loadMobileMenu}
        onFocus={loadMobileMenu}
        onClick={openMobileMenu}
      />
      {wanted && (
        <Suspense fallback={null}>
          <MobileMenu data={data} open={open} onClose={() => closeOverlay('mobileMenu')} />
        </Suspense>
      )}
    </div>
  )
}
