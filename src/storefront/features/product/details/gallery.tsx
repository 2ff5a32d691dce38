/** The pictures of a product: a large one with zoom and swipe, its thumbnails, and the way to the video (specification, section 2). */
import { Play, ZoomIn } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Picture } from '../../../ui/picture.tsx'
import { type GalleryPicture, pictureName } from './gallery-pictures.ts'
import { endZoom, zoomToPointer } from './hover-zoom.ts'
import { Thumbnails } from './thumbnails.tsx'
import { attachTouchZoom } from './touch-zoom.ts'
import { useGallery } from './use-gallery.ts'
import { useOnChange } from './use-on-change.ts'
import './gallery.css'

export interface GalleryProps {
  title: string
  pictures: readonly GalleryPicture[]
  /** The chosen colour: a change of it moves to its first picture. */
  color: string | undefined
  /** Absent where there is no video, and in the quick view. */
  onPlay?: (() => void) | undefined
  /** Where the thumbnails stand on a wide screen. */
  strip: 'beside' | 'below'
  /** True widths of the large picture. */
  sizes: string
  badge?: ReactNode
  /** Stands below the thumbnails. */
  others?: ReactNode
}

/** Twice the largest stage, as a mouse enlarges it: fetched once somebody zooms. */
const ZOOM_SIZES = '1200px'

export function Gallery({ title, pictures, color, onPlay, strip, sizes, badge, others }: GalleryProps) {
  const gallery = useGallery(pictures.length)
  const { active, track, show } = gallery
  const [near, setNear] = useState(false)
  const [zoomed, setZoomed] = useState(false)

  useOnChange(color, () => {
    const index = pictures.findIndex((picture) => picture.color === color)
    if (index >= 0) show(index)
  })

  useEffect(() => {
    const slides = track.current
    if (!slides) return
    const inSight = () => slides.querySelector<HTMLElement>('[data-active] img')
    return attachTouchZoom(slides, inSight, () => setZoomed(true))
  }, [track])

  return (
    <div
      className="gallery"
      data-strip={strip}
      onPointerEnter={() => setNear(true)}
      onTouchStart={() => setNear(true)}
      onFocus={() => setNear(true)}
    >
      <div
        className="gallery-stage"
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setZoomed(true)}
        onPointerMove={zoomToPointer}
        onPointerLeave={endZoom}
      >
        <div
          ref={track}
          role="group"
          aria-label={`Pictures of ${title}`}
          tabIndex={pictures.length > 1 ? 0 : undefined}
          className="gallery-track"
          onScroll={gallery.follow}
          onKeyDown={gallery.step}
        >
          {pictures.map((picture, index) => (
            <div key={picture.img} className="gallery-slide" data-active={index === active ? '' : undefined}>
              <Picture
                src={picture.img}
                name={title}
                alt={pictureName(title, picture, index, pictures.length)}
                sizes={zoomed && index === active ? ZOOM_SIZES : sizes}
                priority={index === 0 || near}
              />
            </div>
          ))}
        </div>
        <div className="pointer-events-none absolute top-4 left-4">{badge}</div>
        <p aria-hidden="true" className="gallery-hint needs-script text-14 font-medium text-ink-2">
          <ZoomIn size={18} strokeWidth={1.5} aria-hidden="true" />
          <span className="pointer-coarse:hidden">Hover to zoom</span>
          <span className="hidden pointer-coarse:inline">Pinch to zoom</span>
        </p>
        {onPlay && (
          <button
            type="button"
            onClick={onPlay}
            className="button needs-script absolute right-4 bottom-4 inline-flex min-h-11 items-center gap-2.5 rounded-pill bg-paper px-4 text-14 font-medium transition-shadow hover:shadow-float"
          >
            <Play size={16} aria-hidden="true" className="fill-ink" />
            Play Video
          </button>
        )}
      </div>
      {(pictures.length > 1 || onPlay || others) && (
        <Thumbnails title={title} pictures={pictures} gallery={gallery} onPlay={onPlay} />
      )}
      {others}
    </div>
  )
}
