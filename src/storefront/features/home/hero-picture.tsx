/** A hero still life: wide on desktops, tall on phones, fetched first. */

const WIDE = [768, 1200, 1600]
const TALL = [480, 640, 900]

function sources(mood: string, shape: 'wide' | 'tall', widths: readonly number[]): string {
  return widths.map((width) => `/media/heroes/${mood}-${shape}-${width}.avif ${width}w`).join(', ')
}

/** Alternative text is empty: the headline beside it says what the shop sells. `src` is the owner's own picture, or null. */
export function HeroPicture({ mood, src }: { mood: string; src: string | null }) {
  return (
    <picture className="hero-picture">
      {src === null && (
        <>
          <source media="(width < 768px)" type="image/avif" srcSet={sources(mood, 'tall', TALL)} sizes="100vw" />
          <source type="image/avif" srcSet={sources(mood, 'wide', WIDE)} sizes="100vw" />
          <source media="(width < 768px)" srcSet={`/media/heroes/${mood}-tall-640.webp`} />
        </>
      )}
      <img src={src ?? `/media/heroes/${mood}-wide-1200.webp`} alt="" width={1600} height={900} fetchPriority="high" />
    </picture>
  )
}

/** A door's picture: the tall still life of another home. */
export function DoorPicture({ mood }: { mood: string }) {
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={sources(mood, 'tall', TALL)}
        sizes="(width < 768px) 50vw, (width < 1280px) 25vw, 282px"
      />
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
