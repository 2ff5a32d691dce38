/** The pictures of a product over the whole window: swiped, walked through by arrows, enlarged up to three times, closed by Escape and Back. */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { useProductText } from '#storefront/texts/product.ts'
import { ArrowLeft, ArrowRight, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Dialog } from '#ui/windows/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { type GalleryPicture, pictureName } from '../gallery/gallery-pictures.ts'
import { useGallery } from '../gallery/use-gallery.ts'
import { attachPanZoom, type PanZoom } from './pan-zoom.ts'
import './picture-window.css'

interface PictureWindowProps {
  title: string
  pictures: readonly GalleryPicture[]
  /** Place of the picture that it opens on, from 0. */
  start: number
  /** Hears which picture was seen last. */
  onClose: (last: number) => void
}

const FITTING = '100vmin'
/** Asked for once somebody zooms: the largest file that there is. */
const LARGEST = '300vmin'
/** CSS pixels that an arrow key moves an enlarged picture by. */
const KEY_STEP = 80
const KEY_ZOOM = 1.5
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [-1, 0],
  ArrowLeft: [1, 0],
  ArrowDown: [0, -1],
  ArrowUp: [0, 1],
}

export default function PictureWindow({ title, pictures, start, onClose }: PictureWindowProps) {
  const t = useProductText()
  const called = useGoodsName()
  const gallery = useGallery(pictures.length, start)
  const { active, track } = gallery
  const zoom = useRef<PanZoom>(undefined)
  const [scale, setScale] = useState(1)
  const several = pictures.length > 1

  useEffect(() => {
    const slides = track.current
    if (!slides) return
    const inSight = () => slides.querySelector<HTMLElement>('[data-active] img')
    const controls = attachPanZoom(slides, inSight, setScale)
    zoom.current = controls
    return controls.end
  }, [track])

  // A picture that is left goes back to its whole size.
  const place = useRef(start)
  useEffect(() => {
    place.current = active
    zoom.current?.reset()
    // At either end the pressed button can be pressed no more, and would take the keys with it.
    const { activeElement } = document
    const lost = activeElement instanceof HTMLButtonElement ? activeElement.disabled : activeElement === document.body
    if (lost) {
      track.current?.focus({ preventScroll: true })
    }
  }, [active, track])

  // The place is a matter of the width, which is known once the window is open, and changes when a phone is turned.
  useEffect(() => {
    const slides = track.current
    if (!slides) return
    const observer = new ResizeObserver(() => {
      zoom.current?.reset()
      slides.scrollTo({ left: place.current * slides.clientWidth, behavior: 'instant' })
    })
    observer.observe(slides)
    return () => observer.disconnect()
  }, [track])

  function press(event: KeyboardEvent) {
    const [x, y] = MOVES[event.key] ?? [0, 0]
    const control = event.target instanceof HTMLButtonElement
    if ((x !== 0 || y !== 0) && zoom.current?.move(x * KEY_STEP, y * KEY_STEP)) event.preventDefault()
    else if (event.key === '+' || event.key === '=') zoom.current?.zoomBy(KEY_ZOOM)
    else if (event.key === '-') zoom.current?.zoomBy(1 / KEY_ZOOM)
    else if (event.key === 'Enter' && !control) zoom.current?.toggle()
    else gallery.step(event)
  }

  return (
    <Dialog
      label={t('picturesOfTitle', { title })}
      open
      onClose={() => onClose(active)}
      backCloses
      className="picture-window"
    >
      <div className="contents" onKeyDown={press}>
        <div
          ref={track}
          role="group"
          aria-label={t('picture')}
          tabIndex={0}
          className="picture-window-track"
          onScroll={gallery.follow}
        >
          {pictures.map((picture, index) => (
            <div key={picture.img} className="picture-window-slide" data-active={index === active ? '' : undefined}>
              <Picture
                src={picture.img}
                name={title}
                alt={pictureName(title, picture, index, pictures.length, t, called)}
                sizes={scale > 1 && index === active ? LARGEST : FITTING}
                eager={Math.abs(index - active) <= 1}
                className="picture-window-picture"
              />
            </div>
          ))}
        </div>
        {several && (
          <>
            <p role="status" className="picture-window-count">
              <span aria-hidden="true">
                {active + 1} / {pictures.length}
              </span>
              <span className="sr-only">{t('pictureOfWindow', { place: active + 1, count: pictures.length })}</span>
            </p>
            <IconButton
              label={t('previousPicture')}
              look="outline"
              data-repeat=""
              className="picture-window-arrow inset-s-4"
              disabled={active === 0}
              onClick={() => gallery.show(active - 1)}
              icon={<ArrowLeft size={22} strokeWidth={1.5} aria-hidden="true" />}
            />
            <IconButton
              label={t('nextPicture')}
              look="outline"
              data-repeat=""
              className="picture-window-arrow inset-e-4"
              disabled={active === pictures.length - 1}
              onClick={() => gallery.show(active + 1)}
              icon={<ArrowRight size={22} strokeWidth={1.5} aria-hidden="true" />}
            />
          </>
        )}
        <IconButton
          label={scale > 1 ? t('zoomOut') : t('zoomIn')}
          look="outline"
          data-repeat=""
          className="picture-window-zoom"
          onClick={() => zoom.current?.toggle()}
          icon={
            scale > 1 ? (
              <ZoomOut size={22} strokeWidth={1.5} aria-hidden="true" />
            ) : (
              <ZoomIn size={22} strokeWidth={1.5} aria-hidden="true" />
            )
          }
        />
      </div>
    </Dialog>
  )
}
