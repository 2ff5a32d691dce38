/** A photograph on its tile: AVIF in four widths with WebP behind it, room kept, a drawing where there is no picture. */
import { useEffect, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { initials } from './initials.ts'
import { avifSourceSet, isMadePicture } from './picture-source.ts'

export interface PictureProps {
  src: string
  /** Whose picture it is: its initials are drawn where there is none. */
  name: string
  /** '' where a text beside it says the same. */
  alt: string
  /** True widths on the page, as `(width >= 1200px) 284px, 50vw`. */
  sizes: string
  /** In sight at once: loaded eagerly and first. */
  priority?: boolean
  /** In sight at once, but small: loaded eagerly without going first. */
  eager?: boolean
  /** Pixels of the file, for its shape. */
  width?: number
  height?: number
  /** Classes of the tile. */
  className?: string | undefined
  /** Classes of the photograph in it. */
  imgClassName?: string | undefined
}

export function Picture(props: PictureProps) {
  // A new address gets a new chance after a failed one.
  return <Photograph key={props.src} {...props} />
}

function Photograph({
  src,
  name,
  alt,
  sizes,
  priority = false,
  eager = priority,
  width = 640,
  height = 640,
  className,
  imgClassName,
}: PictureProps) {
  const [failed, setFailed] = useState(src === '')
  const image = useRef<HTMLImageElement>(null)
  // The error of a picture in the server's page may have come before anybody listened.
  useEffect(() => {
    const { complete, naturalWidth, naturalHeight } = image.current ?? {}
    // A very narrow picture may have no width in CSS pixels.
    if (complete && naturalWidth === 0 && naturalHeight === 0) setFailed(true)
  }, [])

  const avif = avifSourceSet(src)
  const shape = { aspectRatio: `${width} / ${height}` }
  if (failed) {
    return (
      <span
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        style={shape}
        className={classes('drawn', className)}
      >
        <span>{initials(name)}</span>
      </span>
    )
  }
  return (
    <picture className={classes('block overflow-hidden bg-tile', className)}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        ref={image}
        src={src}
        alt={alt}
        width={width}
        height={height}
        style={shape}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        onError={() => setFailed(true)}
        className={classes(
          `block h-auto w-full ${isMadePicture(src) ? 'object-contain' : 'object-cover'}`,
          imgClassName,
        )}
      />
    </picture>
  )
}
