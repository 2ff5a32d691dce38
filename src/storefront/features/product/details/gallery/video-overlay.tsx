/** A product's video over the page: it closes on the overlay or ×, and closing removes the video (spec 2.15). */
import { useProductText } from '#storefront/texts/product.ts'
import { parseVideoId } from '#domain/catalogue/product/video.ts'
import { closeOverlay, useOverlay, type Video } from '../../../../state/overlay-store.ts'
import { Dialog } from '#ui/windows/dialog.tsx'
import { VideoPlayer } from './video-player.tsx'
import './video-overlay.css'

export default function VideoOverlay() {
  const t = useProductText()
  const video = useOverlay('video')
  return (
    <Dialog
      label={t('productVideo')}
      open={video !== null}
      onClose={() => closeOverlay('video')}
      backCloses
      className="video-overlay"
    >
      {video !== null && <Player {...video} />}
    </Dialog>
  )
}

function Player({ videoId, poster }: Video) {
  const t = useProductText()
  const video = parseVideoId(videoId)
  if (video?.kind === 'local') return <VideoPlayer file={`/media/videos/${video.name}`} poster={poster} />
  if (video?.kind === 'youtube') {
    return (
      // In a sandbox the player could not read its own origin, and so would not play; it is kept from ours by being another.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${video.id}?autoplay=1`}
        title={t('productVideo')}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        className="video-frame"
      />
    )
  }
  return <p className="p-16 text-center">{t('thisVideoCannotBePlayed')}</p>
}
