/** Five stars in half steps, inked up to the rating, with one text alternative. */
import { useUiWords } from './ui-words.ts'
import { classes } from './classes.ts'

/** Units of the outline in styles/stars.css: a star, from one star to the next, and all five. */
const STAR = 16
const PACE = 18
const WIDTH = PACE * 4 + STAR

export interface StarsProps {
  /** 0 to 5; drawn to the nearest half, said as it is. */
  rating: number
  /** Height of a star in pixels. */
  size?: number
  /** Replaces "4.7 out of 5 stars"; '' where the text beside it says the same. */
  label?: string
  className?: string
}

// One element: a page of products has more than a dozen of them.
export function Stars({ rating, size = 14, label, className }: StarsProps) {
  const words = useUiWords()
  const said = label ?? words.stars(rating)
  const halves = Math.round(Math.min(Math.max(rating, 0), 5) * 2)
  const filled = Math.floor(halves / 2) * PACE + (halves % 2 === 1 ? STAR / 2 : 0)
  const style = { '--filled': `${((filled / WIDTH) * 100).toFixed(1)}%`, width: (size * WIDTH) / STAR, height: size }
  return (
    <span
      {...(said === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': said })}
      className={classes('stars', className)}
      style={style}
    />
  )
}
