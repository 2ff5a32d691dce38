/** What the shop says of how it came about: the sample's story over the sample's goods, plain facts over all others. */
import { sentences } from '#domain/shop/sentences.ts'
import { OwnPicture } from '../home/hero-picture.tsx'
import { Picture } from '#ui/pictures/picture.tsx'

const SHAPE =
  'aspect-square w-full rounded-tile object-cover object-bottom md:aspect-[5/4] md:object-[50%_96%] lg:aspect-[4/5]'
const SIZES = '(width < 992px) 100vw, 570px'
const LARGE_SIZES = '(width < 992px) 66vw, 376px'
const SMALL_SIZES = '(width < 992px) 33vw, 184px'

interface StoryPictureProps {
  own: string | undefined
  /** Addresses; the first is the large one. */
  mosaic: readonly string[]
}

/** The owner's own hero, or the sample's goods seen from near, as they would lie in a case. */
export function StoryPicture({ own, mosaic }: StoryPictureProps) {
  if (own !== undefined) return <OwnPicture src={own} sizes={SIZES} priority className={SHAPE} />
  return (
    <div
      role="img"
      aria-label="Goods of the shop seen from near: a camera’s lens, pearls, the clasp of a bag, cotton, a serum and a shoe"
      className="grid grid-cols-3 gap-2 overflow-hidden rounded-tile md:gap-3"
    >
      {mosaic.map((img, place) => (
        <Picture
          key={img}
          src={img}
          name=""
          alt=""
          sizes={place === 0 ? LARGE_SIZES : SMALL_SIZES}
          priority={place === 0}
          eager
          className={place === 0 ? 'col-span-2 row-span-2' : ''}
        />
      ))}
    </div>
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
