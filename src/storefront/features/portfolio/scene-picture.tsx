/** A still life of a home as a picture of a screen: the wide one or the tall one, loaded when it comes near. */
import { classes } from '#ui/classes.ts'

const WIDTHS = { wide: [768, 1200, 1600], tall: [480, 640, 900] } as const
const FALLBACK = { wide: 1200, tall: 640 } as const
const SHAPE = { wide: [1600, 900], tall: [640, 800] } as const

interface ScenePictureProps {
  /** Name of the home's pictures: main or a product type with pictures of its own. */
  name: string
  shape: keyof typeof WIDTHS
  alt: string
  /** True widths on the page. */
  sizes: string
  priority?: boolean
  className?: string
  frameClassName?: string
}

export function ScenePicture({
  name,
  shape,
  alt,
  sizes,
  priority = false,
  className,
  frameClassName,
}: ScenePictureProps) {
  const base = `/media/heroes/${name}-${shape}`
  const [width, height] = SHAPE[shape]
  return (
    <picture className={classes('block', frameClassName)}>
      <source
        type="image/avif"
        srcSet={WIDTHS[shape].map((size) => `${base}-${size}.avif ${size}w`).join(', ')}
        sizes={sizes}
      />
      <img
        src={`${base}-${FALLBACK[shape]}.webp`}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        className={className}
      />
    </picture>
  )
}
