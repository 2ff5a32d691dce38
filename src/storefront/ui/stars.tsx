/** Five stars in half steps, drawn in ink, with one text alternative. */
import { classes } from './classes.ts'

/** Units of the drawing: height of a star, and from one star to the next. */
const STAR = 16
const PACE = 18
const WIDTH = PACE * 4 + STAR

function star(place: number): string {
  const corners = Array.from({ length: 10 }, (_, corner) => {
    const radius = corner % 2 === 0 ? 7.5 : 3.2
    const angle = (corner * Math.PI) / 5
    const x = place * PACE + STAR / 2 + radius * Math.sin(angle)
    const y = STAR / 2 + 0.5 - radius * Math.cos(angle)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}

const FIVE_STARS = [0, 1, 2, 3, 4].map(star).join('')

export interface StarsProps {
  /** 0 to 5; drawn to the nearest half, said as it is. */
  rating: number
  /** Height of a star in pixels. */
  size?: number
  /** Replaces "4.7 out of 5 stars"; '' where the text beside it says the same. */
  label?: string
  className?: string
}

export function Stars({ rating, size = 14, label = `${rating} out of 5 stars`, className }: StarsProps) {
  const halves = Math.round(Math.min(Math.max(rating, 0), 5) * 2)
  const filled = Math.floor(halves / 2) * PACE + (halves % 2 === 1 ? STAR / 2 : 0)
  return (
    <svg
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      viewBox={`0 0 ${WIDTH} ${STAR}`}
      width={(size * WIDTH) / STAR}
      height={size}
      className={classes('stars inline-block shrink-0', className)}
    >
      <path d={FIVE_STARS} />
      <svg width={filled} height={STAR}>
        <path d={FIVE_STARS} />
      </svg>
    </svg>
  )
}
