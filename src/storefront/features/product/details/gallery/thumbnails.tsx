/** A strip of small pictures; each is a button that makes its picture the active one. */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { rich, unseen } from '#ui/rich.tsx'
import { useProductText } from '#storefront/texts/product.ts'
import { Play } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Picture } from '#ui/pictures/picture.tsx'
import type { GalleryPicture } from './gallery-pictures.ts'
import type { Gallery } from './use-gallery.ts'

/** With more pictures than these the strip is cut on a wide screen, and says how many there are. */
const UNCUT = 6

interface ThumbnailsProps {
  title: string
  pictures: readonly GalleryPicture[]
  gallery: Gallery
  /** Address of the picture that stands for the video; absent means the last one. */
  poster?: string | undefined
  onPlay?: (() => void) | undefined
}

export function Thumbnails({ title, pictures, gallery, poster, onPlay }: ThumbnailsProps) {
  const t = useProductText()
  const strip = useRef<HTMLUListElement>(null)
  const last = pictures.at(-1)

  // Moves the strip alone: scrollIntoView would also move the page.
  useEffect(() => {
    const list = strip.current
    const thumbnail = list?.children[gallery.active]
    if (!list || !(thumbnail instanceof HTMLElement)) return
    list.scrollTo({
      left: thumbnail.offsetLeft - (list.clientWidth - thumbnail.offsetWidth) / 2,
      top: thumbnail.offsetTop - (list.clientHeight - thumbnail.offsetHeight) / 2,
      behavior: 'smooth',
    })
  }, [gallery.active])

  function walk(event: KeyboardEvent) {
    const next = gallery.step(event)
    if (next !== undefined) strip.current?.querySelectorAll('button')[next]?.focus()
  }

  const called = useGoodsName()
  return (
    <div className="gallery-strip">
      <ul ref={strip} aria-label={t('thumbnails')} onKeyDown={walk} className="gallery-thumbnails">
        {pictures.map((picture, index) => (
          <li key={picture.img}>
            <button
              type="button"
              aria-label={
                picture.color
                  ? t('showPictureColor', { place: index + 1, count: pictures.length, color: called(picture.color) })
                  : t('showPicture', { place: index + 1, count: pictures.length })
              }
              aria-current={index === gallery.active}
              onClick={() => gallery.show(index)}
              className="gallery-thumbnail"
            >
              <Picture src={picture.img} name={title} alt="" sizes="76px" eager />
            </button>
          </li>
        ))}
        {onPlay && last && (
          <li aria-hidden="true">
            <button type="button" tabIndex={-1} onClick={onPlay} className="gallery-thumbnail gallery-thumbnail-video">
              <Picture src={poster ?? last.img} name={title} alt="" sizes="76px" eager />
              <Play size={20} className="fill-paper text-paper" />
            </button>
          </li>
        )}
      </ul>
      {pictures.length > UNCUT && (
        <p className="mt-2 text-center text-12 text-ink-2">
          {rich(t('placeOfPictures', { place: gallery.active + 1, count: pictures.length, title }), unseen)}
        </p>
      )}
    </div>
  )
}

/** As high as the strip of that many pictures. */
export function ThumbnailsRoom({ count }: { count: number }) {
  return (
    <div className="gallery-strip">
      <div className="gallery-thumbnails">
        <span className="gallery-thumbnail aspect-square" />
      </div>
      {count > UNCUT && <p className="mt-2 text-12">{'\u00A0'}</p>}
    </div>
  )
}
