/** What the shop says of how it came about: the sample's story over the sample's goods, plain facts over all others. */
import { sentences } from '#domain/shop/sentences.ts'
import { OwnPicture } from '../home/hero-picture.tsx'
import { ScenePicture } from './scene-picture.tsx'

const SHAPE =
  'aspect-square w-full rounded-tile object-cover object-bottom md:aspect-[5/4] md:object-[50%_96%] lg:aspect-[4/5]'
const SIZES = '(width < 992px) 100vw, 570px'

/** The owner's own hero, or our still life. */
export function StoryPicture({ own }: { own: string | undefined }) {
  if (own !== undefined) return <OwnPicture src={own} sizes={SIZES} priority className={SHAPE} />
  return (
    <ScenePicture
      name="main"
      shape="tall"
      alt="A leather bag, a bottle of perfume, a ring on a stand and headphones on plain blocks of stone"
      sizes={SIZES}
      priority
      className={SHAPE}
    />
  )
}

export function SampleStory({ name }: { name: string }) {
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

interface PlainStoryProps {
  name: string
  /** Titles of the product types with goods, as the words of a sentence. */
  goods: string
}

export function PlainStory({ name, goods }: PlainStoryProps) {
  return (
    <>
      <p className="mt-6 text-18 text-ink-2">
        {sentences(
          goods === '' ? name : `${name} is a shop for ${goods}`,
          'What it sells stands here with its price, its stock and the day on which it would arrive',
        )}
      </p>
      <p className="mt-4 text-ink-2">Look around in peace, compare, and ask us what you would like to know.</p>
    </>
  )
}
