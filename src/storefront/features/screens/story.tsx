/** What the shop says of how it came about: the sample's story where it has the sample's four shops, a plain one for every other. */
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { isSampleRange } from '../home/layouts.ts'
import { ScenePicture } from './scene-picture.tsx'
import { typeSentence } from './type-sentence.ts'

const SHAPE =
  'aspect-square w-full rounded-tile object-cover object-bottom md:aspect-[5/4] md:object-[50%_96%] lg:aspect-[4/5]'

/** The owner's own hero, else our still life where it is true, else nothing. */
export function hasStoryPicture(settings: ShopSettings): boolean {
  return settings.homes['main']?.hero !== undefined || isSampleRange(settings.productTypes)
}

export function StoryPicture({ settings }: { settings: ShopSettings }) {
  const own = settings.homes['main']?.hero
  if (own !== undefined) return <img src={own} alt="" width={640} height={800} fetchPriority="high" className={SHAPE} />
  return (
    <ScenePicture
      name="main"
      shape="tall"
      alt="A leather bag, a bottle of perfume, a ring on a stand and headphones on plain blocks of stone"
      sizes="(width < 992px) 100vw, 570px"
      priority
      className={SHAPE}
    />
  )
}

export function Story({ settings }: { settings: ShopSettings }) {
  const { name, productTypes } = settings
  if (isSampleRange(settings.productTypes)) {
    return (
      <>
        <p className="mt-6 text-18 text-ink-2">
          {name} began with a shelf of things that we would buy again: headphones that can be opened, a bag that gets
          better, a ring that somebody has set by hand. They come from different crafts, and they have one thing in
          common: whoever makes them puts a name to them.
        </p>
        <p className="mt-4 text-ink-2">
          So the house has four shops and one rule. Electronics, fashion, beauty and jewelry stand side by side, each in
          its own light, and whatever does not earn its place goes. What is left you can look at in peace.
        </p>
      </>
    )
  }
  return (
    <>
      <p className="mt-6 text-18 text-ink-2">
        {name} began with a shelf of things that we would buy again. They have one thing in common: whoever makes them
        puts a name to them.
      </p>
      <p className="mt-4 text-ink-2">
        {typeSentence(productTypes)}: whatever does not earn its place goes. What is left you can look at in peace.
      </p>
    </>
  )
}
