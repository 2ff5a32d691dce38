/** A home: its layout's sections in their order; a section without goods draws nothing. */
import type { CSSProperties, ReactNode } from 'react'
import { WakePart } from '#ui/waking/wake-part.tsx'
import { useRestLater } from '#storefront/goods/use-rest-later.ts'
import type { HomeAccent } from './accent.ts'
import type { Home } from './home.ts'
import type { SectionId } from './layouts.ts'
import { Arrivals } from './sections/goods/arrivals.tsx'
import { Banners } from './sections/banners.tsx'
import { BrandRow } from './sections/brand-row.tsx'
import { Collections } from './sections/collections.tsx'
import { Curated } from './sections/goods/curated.tsx'
import { Deal } from './sections/goods/deal.tsx'
import { Categories, Doors } from './sections/doors.tsx'
import { Hero } from './sections/hero.tsx'
import { ShortLists, TopRated } from './sections/goods/lists.tsx'
import { Look } from './sections/goods/look.tsx'
import { Promises } from './sections/promises.tsx'
import { Routine } from './sections/goods/routine.tsx'
import { ShadeWall } from './sections/goods/shade-wall.tsx'
import { SpecBand } from './sections/goods/spec-band.tsx'
import { StoneBand } from './sections/goods/stone-band.tsx'
import './home.css'

const SECTIONS: Record<SectionId, (props: { home: Home }) => ReactNode> = {
  hero: Hero,
  promises: Promises,
  doors: Doors,
  categories: Categories,
  collections: Collections,
  deal: Deal,
  arrivals: Arrivals,
  banners: Banners,
  curated: Curated,
  'top-rated': TopRated,
  'short-lists': ShortLists,
  brands: BrandRow,
  spec: SpecBand,
  look: Look,
  shades: ShadeWall,
  routine: Routine,
  stones: StoneBand,
}

/** Sections that may be seen before one scrolls. */
const TOP = 3

export function HomeView({ home }: { home: Home }) {
  const rest = useRestLater()
  return (
    <div className="home" style={home.accent ? accentStyle(home.accent) : undefined}>
      {home.sections.slice(0, rest ? undefined : TOP).map((id) => {
        const Section = SECTIONS[id]
        return (
          <WakePart key={id}>
            <Section home={home} />
          </WakePart>
        )
      })}
      {!rest && <div className="min-h-dvh" />}
    </div>
  )
}

/** The owner's accent in place of the mood's. */
function accentStyle({ onLight, onFilled, onDark, onNight, onNightFilled }: HomeAccent): CSSProperties {
  return {
    '--mood-accent': `light-dark(${onLight}, ${onNight})`,
    '--mood-on-accent': `light-dark(${onFilled}, ${onNightFilled})`,
    '--mood-highlight': onDark,
  } as CSSProperties
}
