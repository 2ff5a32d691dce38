/** The picture that stays in sight while pages change places: it moves from the tile that was pressed to where it stands on the new page. */

/** Whoever wants no motion is spared it. */
const STILL = '(prefers-reduced-motion: reduce)'
const WAY: KeyframeAnimationOptions = { duration: 200, easing: 'cubic-bezier(0.2, 0, 0, 1)' }

/** What moves on a product's page. */
const STAGE = '.gallery-stage, .picture-stack > :first-child'

/** Where the picture stood that is left. */
let leaving: DOMRect | undefined
let moving: { animation: Animation; frames: Keyframe[] } | undefined

/** The picture that belongs to a link: its own, or that of the tile, the row or the line that it names. */
export function pictureOf(link: HTMLAnchorElement): HTMLImageElement | null {
  const image = link.querySelector('img') ?? link.closest('article, li, tr')?.querySelector('img')
  return image && image.naturalWidth > 0 && isInSight(image.getBoundingClientRect()) ? image : null
}

function isInSight({ width, top, bottom, left, right }: DOMRect): boolean {
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}

/** Until the picture of `page` is there, the one that the tile has shown stands in its place. */
export function standIn(page: ParentNode, { currentSrc }: HTMLImageElement): void {
  const image = page.querySelector<HTMLImageElement>(`:is(${STAGE}) img`)
  if (image && !image.complete) image.style.background = `center / cover url("${CSS.escape(currentSrc)}")`
}

/** Lets the picture of `page` come from where it stood. A transform alone: nothing is laid out for it, and no frame waits. */
export function moveFrom(page: ParentNode, from: DOMRect): void {
  const stage = page.querySelector(STAGE)
  moving = stage ? move(stage, from) : undefined
}

function move(element: Element, from: DOMRect): typeof moving {
  if (matchMedia(STILL).matches) return undefined
  const to = element.getBoundingClientRect()
  const way = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`
  const frames = [{ transform: way }, { transform: 'none' }].map((frame) => ({ ...frame, transformOrigin: '0 0' }))
  return { animation: element.animate(frames, WAY), frames }
}

/** To be called before the head goes, which ends its movement: gives what lets the page that takes its place go on with it. */
export function handOver(): (page: ParentNode) => void {
  const { animation, frames } = moving ?? {}
  const at = animation?.playState === 'running' ? animation.currentTime : null
  moving = undefined
  return (page) => {
    const stage = at === null ? null : page.querySelector(STAGE)
    if (stage && frames) stage.animate(frames, WAY).currentTime = at
  }
}

/** To be called when a product's page is left by Back or Forward, while it still stands. */
export function leaveStage(): void {
  const place = document.querySelector(`main :is(${STAGE})`)?.getBoundingClientRect()
  leaving = place && isInSight(place) ? place : undefined
}

/** Lets the picture of the page that was left go back to the tile that leads there, where one is in sight. */
export function moveBackTo(address: string): void {
  const from = leaving
  leaving = undefined
  if (!from) return
  // Once the page stands where it stood, and before it is painted.
  requestAnimationFrame(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>(`main a[href="${CSS.escape(address)}"]`)
    const picture = Array.from(links, pictureOf).find(Boolean)
    // A tile cuts off what leaves it, so it moves as a whole.
    const tile = picture?.closest('.card-tile') ?? picture?.closest('picture')
    if (tile) move(tile, from)
  })
}
