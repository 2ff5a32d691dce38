/** What the shop says of how it came about: the sample's story over the sample's goods, plain facts over all others. */
import { usePagesText } from '#storefront/texts/pages.ts'
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
  const t = usePagesText()
  if (own !== undefined) return <OwnPicture src={own} sizes={SIZES} priority className={SHAPE} />
  return (
    <div
      role="img"
      aria-label={t('goodsOfTheShopSeen')}
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
  const t = usePagesText()
  return (
    <>
      <p className="mt-6 text-18 text-ink-2">{t('nameBeganWithAShelf', { name })}</p>
      <p className="mt-4 text-ink-2">{t('soTheHouseHasFour')}</p>
    </>
  )
}

interface PlainStoryProps {
  name: string
  /** Titles of the product types with goods, as the words of a sentence. */
  goods: string
}

export function PlainStory({ name, goods }: PlainStoryProps) {
  const t = usePagesText()
  return (
    <>
      <p className="mt-6 text-18 text-ink-2">
        {sentences(goods === '' ? name : t('nameIsAShopFor', { name, goods }), t('whatItSellsStandsHere'))}
      </p>
      <p className="mt-4 text-ink-2">{t('lookAroundInPeaceCompare')}</p>
    </>
  )
}
