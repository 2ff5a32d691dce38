/** A silent video of our own with our own controls: play and pause, and how far it is. */
import { productText, useProductText } from '#storefront/texts/product.ts'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'

interface VideoPlayerProps {
  /** Address without the ending of its two formats. */
  file: string
  poster: string | undefined
}

/** The whole line of progress. */
const PARTS = 100

export function VideoPlayer({ file, poster }: VideoPlayerProps) {
  const t = useProductText()
  const film = useRef<HTMLVideoElement>(null)
  const line = useRef<HTMLInputElement>(null)
  const [playing, setPlaying] = useState(true)
  const [failed, setFailed] = useState(false)

  // Frame by frame and past React: four times a second, as the video tells of itself, would be a stutter.
  useEffect(() => {
    if (!playing) return
    let frame = requestAnimationFrame(function follow() {
      show(line.current, film.current)
      frame = requestAnimationFrame(follow)
    })
    return () => cancelAnimationFrame(frame)
  }, [playing])

  function toggle() {
    const video = film.current
    if (!video) return
    // A browser that refuses to play leaves the button as it is.
    if (video.paused) void video.play().catch(() => undefined)
    else video.pause()
  }

  function seek(part: number) {
    const video = film.current
    if (!video || !Number.isFinite(video.duration)) return
    video.currentTime = (part / PARTS) * video.duration
    show(line.current, video)
  }

  return (
    <div className="video-player">
      <video
        ref={film}
        autoPlay
        loop
        muted
        playsInline
        width={480}
        height={480}
        poster={poster}
        aria-label={t('productVideo')}
        className="video-file"
        onClick={toggle}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source src={`${file}.webm`} type="video/webm" />
        {/* The last of them: where it fails, too, nothing plays. */}
        <source src={`${file}.mp4`} type="video/mp4" onError={() => setFailed(true)} />
      </video>
      {failed ? (
        <p role="alert" className="video-controls">
          {t('thisVideoCannotBePlayed')}
        </p>
      ) : (
        <div className="video-controls">
          <IconButton
            label={playing ? t('pause') : t('play')}
            data-repeat=""
            onClick={toggle}
            icon={
              playing ? (
                <Pause size={20} aria-hidden="true" className="fill-current" strokeWidth={0} />
              ) : (
                <Play size={20} aria-hidden="true" className="fill-current" strokeWidth={0} />
              )
            }
          />
          <input
            ref={line}
            type="range"
            min={0}
            max={PARTS}
            step="any"
            defaultValue={0}
            aria-label={t('progress')}
            aria-valuetext="0 seconds"
            className="video-line"
            onInput={(event) => seek(Number(event.currentTarget.value))}
          />
        </div>
      )}
    </div>
  )
}

/** Moves the line to where the video is; its words change once a second. */
function show(line: HTMLInputElement | null, video: HTMLVideoElement | null): void {
  const t = productText()
  if (!line || !video || !(video.duration > 0)) return
  const part = (video.currentTime / video.duration) * PARTS
  line.value = String(part)
  line.style.setProperty('--played', `${part}%`)
  const words = t('secondsOf', { now: Math.floor(video.currentTime), all: Math.round(video.duration) })
  if (line.getAttribute('aria-valuetext') !== words) line.setAttribute('aria-valuetext', words)
}
