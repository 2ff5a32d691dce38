/** A hero still life, ours or the owner's: wide on desktops, tall on phones, fetched first; and the same as a door. */
import { wideSourceSet } from '#ui/pictures/wide-picture.ts'

const WIDE = [768, 1200, 1600]
const TALL = [480, 640, 900]

export const DOOR_SIZES = '(width < 768px) 50vw, (width < 1280px) 25vw, 282px'

function sources(mood: string, shape: 'wide' | 'tall', widths: readonly number[]): string {
  return widths.map((width) => `/media/heroes/${mood}-${shape}-${width}.avif ${width}w`).join(', ')
}

/** Alternative text is empty: the headline beside it says what the shop sells. `src` is the owner's own picture, or null. */
export function HeroPicture({ mood, src }: { mood: string; src: string | null }) {
  if (src !== null) return <OwnPicture src={src} sizes="100vw" priority frameClassName="hero-picture" />
  return (
    <picture className="hero-picture">
      <source media="(width < 768px)" type="image/avif" srcSet={sources(mood, 'tall', TALL)} sizes="100vw" />
      <source type="image/avif" srcSet={sources(mood, 'wide', WIDE)} sizes="100vw" />
      <source media="(width < 768px)" srcSet={`/media/heroes/${mood}-tall-640.webp`} />
      <img src={`/media/heroes/${mood}-wide-1200.webp`} alt="" width={1600} height={900} fetchPriority="high" />
    </picture>
  )
}

/** A door's picture: the tall still life of another home. */
export function DoorPicture({ mood }: { mood: string }) {
  return (
    <picture className="absolute inset-0">
      <source type="image/avif" srcSet={sources(mood, 'tall', TALL)} sizes={DOOR_SIZES} />
      <img
        src={`/media/heroes/${mood}-tall-640.webp`}
        alt=""
        width={640}
        height={800}
        loading="lazy"
        className="door-picture"
      />
    </picture>
  )
}

interface OwnPictureProps {
  src: string
  /** True widths on the page. */
  sizes: string
  priority?: boolean
  className?: string
  frameClassName?: string
}

/** A picture of the owner's that fills its place, in the widths that can be made of it. */
export function OwnPicture({ src, sizes, priority = false, className, frameClassName }: OwnPictureProps) {
  const avif = wideSourceSet(src)
  return (
    <picture className={frameClassName}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        alt=""
        width={1600}
        height={900}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        className={className}
      />
    </picture>
  )
}
