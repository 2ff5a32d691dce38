/** All pictures at once: one below the other, or in two columns (spec 2.3). */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { useProductText } from '#storefront/texts/product.ts'
import { Play } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { buttonClasses } from '#ui/button-classes.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { type GalleryPicture, pictureName } from './gallery-pictures.ts'
import { useEnlarging } from './use-enlarging.tsx'
import { useOnChange } from '../use-on-change.ts'
import type { GalleryStyle } from '../purchase/variants.ts'
import './gallery.css'

interface PictureStackProps {
  title: string
  pictures: readonly GalleryPicture[]
  color: string | undefined
  look: Exclude<GalleryStyle, 'thumbnails'>
  onPlay?: (() => void) | undefined
  badge?: ReactNode
  /** Stands below the pictures. */
  others?: ReactNode
}

const SIZES = {
  list: '(width >= 1200px) 600px, (width >= 768px) 46vw, 100vw',
  large: '(width >= 1200px) 680px, (width >= 992px) 54vw, (width >= 768px) 46vw, 100vw',
  gallery: '(width >= 1200px) 332px, (width >= 992px) 23vw, (width >= 768px) 46vw, 50vw',
} as const

export function PictureStack({ title, pictures, color, look, onPlay, badge, others }: PictureStackProps) {
  const t = useProductText()
  const called = useGoodsName()
  const stack = useRef<HTMLUListElement>(null)
  const enlarging = useEnlarging({ title, pictures })

  useOnChange(color, () => {
    const index = pictures.findIndex((picture) => picture.color === color)
    stack.current?.children[index]?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  })

  return (
    <div className="relative">
      <ul ref={stack} className={`picture-stack picture-stack-${look}`}>
        {pictures.map((picture, index) => (
          <li key={picture.img} className="relative">
            <Picture
              src={picture.img}
              name={title}
              alt={pictureName(title, picture, index, pictures.length, t, called)}
              sizes={index === 0 && pictures.length % 2 === 1 ? SIZES.large : SIZES[look]}
              priority={index === 0}
              className="rounded-tile"
            />
            <button
              type="button"
              aria-label={t('enlargePicture', { place: index + 1, count: pictures.length })}
              onClick={() => enlarging.open(index)}
              className="needs-script absolute inset-0 cursor-zoom-in rounded-tile"
            />
          </li>
        ))}
      </ul>
      <div className="pointer-events-none absolute start-4 top-4">{badge}</div>
      {onPlay && (
        <button
          type="button"
          onClick={onPlay}
          className={buttonClasses({ look: 'quiet', wide: true, className: 'needs-script mt-3' })}
        >
          <Play size={16} aria-hidden="true" className="fill-current" />
          {t('playVideo')}
        </button>
      )}
      {others}
      {enlarging.window}
    </div>
  )
}
