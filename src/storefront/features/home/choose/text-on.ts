/** Text that can be read on a ground of any colour. */

const CHOICES = ['#ffffff', '#16181d', '#000000'] as const
/** WCAG 2.2 AA for text. */
const CONTRAST = 4.5

/** White or ink, whichever comes first with 4.5:1 on the CSS hex colour `ground`; black where both fail; ink on what is no hex colour. */
export function textOn(ground: string): string {
  const light = luminance(ground)
  if (light === null) return CHOICES[1]
  return CHOICES.find((text) => contrast(luminance(text) ?? 0, light) >= CONTRAST) ?? CHOICES[2]
}

/** The contrast ratio of two relative luminances, 1 to 21. */
export function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Relative luminance of `#rgb` or `#rrggbb`, 0 to 1; null for anything else. */
export function luminance(color: string): number | null {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color)
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)
  const parts = long?.slice(1) ?? short?.slice(1).map((digit) => digit + digit)
  if (!parts) return null
  const [red = 0, green = 0, blue = 0] = parts.map((part) => linear(Number.parseInt(part, 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
