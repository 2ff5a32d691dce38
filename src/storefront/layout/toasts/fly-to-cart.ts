/** The picture of what was just added, on its way from the card or the page to the cart sign that is in sight. */

const FLIGHT_MS = 240
/** Pixels: smaller pictures are swatches and thumbnails, but for the one in a phone's buy bar. */
const LEAST = 90
/** Pixels: a larger one starts at this size, from its own middle. */
const MOST = 240
/** Pixels of the picture when it arrives. */
const ARRIVES = 20
/** Milliseconds within which an adding is the answer to a press. */
const ANSWERS = 1500

let press: { button: Element; at: number } | undefined

/** Every click is told here: the one on a button that adds (`data-adds`) says where a picture starts. */
export function rememberPress({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button[data-adds]') : null
  press = button ? { button, at: performance.now() } : undefined
}

/** Nothing flies where no picture or no cart sign is in sight. */
export function flyToCart(): void {
  const button = press && performance.now() - press.at < ANSWERS ? press.button : null
  press = undefined
  const picture = button && pictureOf(button)
  const sign = cartSign()
  if (!picture || !sign) return
  const from = picture.getBoundingClientRect()
  const to = sign.getBoundingClientRect()
  const size = Math.min(from.width, from.height, MOST)
  const [left, top] = [from.left + (from.width - size) / 2, from.top + (from.height - size) / 2]
  const copy = new Image()
  copy.src = picture.currentSrc
  copy.alt = ''
  copy.className = 'flying'
  Object.assign(copy.style, {
    inset: 'auto',
    left: `${left}px`,
    top: `${top}px`,
    width: `${size}px`,
    height: `${size}px`,
  })
  // In the top layer it is seen over the dialog that it starts from.
  copy.popover = 'manual'
  document.body.append(copy)
  copy.showPopover()
  const across = to.left + to.width / 2 - (left + size / 2)
  const down = to.top + to.height / 2 - (top + size / 2)
  const flight = copy.animate(
    [
      { opacity: 1, transform: 'none' },
      { opacity: 1, offset: 0.7 },
      { opacity: 0, transform: `translate(${across}px, ${down}px) scale(${ARRIVES / size})` },
    ],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(0.5, 0, 0.3, 1)' },
  )
  const end = () => copy.remove()
  flight.addEventListener('finish', end)
  flight.addEventListener('cancel', end)
}

/** The picture that stands nearest to the button in the page, if it is in sight: the one on top, where several lie on each other. */
function pictureOf(button: Element): HTMLImageElement | undefined {
  const least = button.closest('.buy-bar') ? 0 : LEAST
  for (let around = button.parentElement; around && around.id !== 'main'; around = around.parentElement) {
    const pictures = [...around.querySelectorAll('img')].filter((image) => image.width >= Math.max(least, 1))
    if (pictures.length > 0) return pictures.filter(isInSight).at(-1)
    if (around.matches('dialog, .buy-bar')) return undefined
  }
  return undefined
}

function cartSign(): Element | undefined {
  return [...document.querySelectorAll('a[data-sign=cart]')].find(isInSight)
}

function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return (
    right > 0 &&
    bottom > 0 &&
    left < innerWidth &&
    top < innerHeight &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  )
}
