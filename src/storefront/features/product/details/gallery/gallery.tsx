/** The pictures of a product: a large one with zoom and swipe, its thumbnails, and the way to the video (spec 2.6). */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { useProductText } from '#storefront/texts/product.ts'
import { Maximize2, Play, ZoomIn } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { Picture } from '#ui/pictures/picture.tsx'
import { type GalleryPicture, pictureName } from './gallery-pictures.ts'
import { endZoom, zoomToPointer } from './hover-zoom.ts'
import { Thumbnails, ThumbnailsRoom } from './thumbnails.tsx'
import { attachTouchZoom } from './touch-zoom.ts'
import { useEnlarging } from './use-enlarging.tsx'
import { useGallery } from './use-gallery.ts'
import { useOnChange } from '../use-on-change.ts'
import './gallery.css'

export interface GalleryProps {
  title: string
  pictures: readonly GalleryPicture[]
  /** How many there will be, where `pictures` holds the first of them alone; room is kept for their thumbnails. */
  count?: number
  /** The chosen colour: a change of it moves to its first picture. */
  color: string | undefined
  /** Absent where there is no video, and in the quick view. */
  onPlay?: (() => void) | undefined
  /** Address of the picture that stands for the video. */
  poster?: string | undefined
  /** Where the thumbnails stand on a wide screen. */
  strip: 'beside' | 'below'
  /** True widths of the large picture. */
  sizes: string
  badge?: ReactNode
  /** A click, a tap or Enter shows the picture over the whole window. */
  enlarges?: boolean
  /** Stands below the thumbnails. */
  others?: ReactNode
}

/** The look of what lies on the picture's lower corners. */
const ON_PICTURE =
  'button needs-script absolute bottom-4 inline-flex min-h-11 items-center gap-2.5 rounded-pill bg-paper px-4 text-14 font-medium transition-shadow hover:shadow-float'

/** Twice the largest stage, as a mouse enlarges it: fetched once somebody zooms. */
const ZOOM_SIZES = '1200px'

export function Gallery(props: GalleryProps) {
  const t = useProductText()
  const called = useGoodsName()
  const { title, pictures, color, onPlay, poster, strip, sizes, badge, enlarges = false } = props
  const { count = pictures.length, others } = props
  const gallery = useGallery(pictures.length)
  const { active, track, show } = gallery
  const [near, setNear] = useState(false)
  const [zoomed, setZoomed] = useState(false)

  const enlarging = useEnlarging({ title, pictures, onClosed: show })

  function press(event: KeyboardEvent) {
    if (enlarges && event.key === 'Enter') enlarging.open(active)
    else gallery.step(event)
  }

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
          aria-label={t('picturesOfTitle', { title })}
          tabIndex={pictures.length > 1 ? 0 : undefined}
          className="gallery-track"
          onScroll={gallery.follow}
          onKeyDown={press}
          {...(enlarges && enlarging.pressesOn(active))}
        >
          {pictures.map((picture, index) => (
            <div key={picture.img} className="gallery-slide" data-active={index === active ? '' : undefined}>
              <Picture
                src={picture.img}
                name={title}
                alt={pictureName(title, picture, index, count, t, called)}
                sizes={zoomed && index === active ? ZOOM_SIZES : sizes}
                priority={index === 0 || near}
              />
            </div>
          ))}
        </div>
        <div className="pointer-events-none absolute start-4 top-4">{badge}</div>
        {enlarges ? (
          <button
            type="button"
            aria-label={t('enlargePictureWord')}
            onClick={() => enlarging.open(active)}
            className={`gallery-enlarge left-4 ${ON_PICTURE}`}
          >
            <Maximize2 size={16} strokeWidth={1.75} aria-hidden="true" />
            {t('enlarge')}
          </button>
        ) : (
          <p aria-hidden="true" className="gallery-hint needs-script text-14 font-medium text-ink-2">
            <ZoomIn size={18} strokeWidth={1.5} aria-hidden="true" />
            <span className="pointer-coarse:hidden">{t('hoverToZoom')}</span>
            <span className="hidden pointer-coarse:inline">{t('pinchToZoom')}</span>
          </p>
        )}
        {onPlay && (
          <button type="button" onClick={onPlay} className={`right-4 ${ON_PICTURE}`}>
            <Play size={16} aria-hidden="true" className="fill-ink" />
            {t('playVideo')}
          </button>
        )}
      </div>
      {pictures.length < count ? (
        <ThumbnailsRoom count={count} />
      ) : (
        (count > 1 || onPlay || others) && (
          <Thumbnails title={title} pictures={pictures} gallery={gallery} poster={poster} onPlay={onPlay} />
        )
      )}
      {others}
      {enlarging.window}
    </div>
  )
}
