/** Which way lines run on this page, for what knows left and right alone: arrow keys and scrolled rows. In the browser alone. */

/** 1 where lines run from left to right, -1 from right to left; what scrolls on has a negative `scrollLeft` there. */
export function readingDirection(): 1 | -1 {
  return document.documentElement.dir === 'rtl' ? -1 : 1
}

const OPPOSITE: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** The key that means the same where lines run from left to right: `ArrowRight` leads on. */
export function keyAlongLine(key: string): string {
  return readingDirection() === 1 ? key : (OPPOSITE[key] ?? key)
}
