/** Owns contrast: text that can be read on a ground of any colour, and the shade of a colour that can be read on a given one. */

const CHOICES = ['#ffffff', '#16181d', '#000000'] as const
/** WCAG 2.2 AA for text. */
const CONTRAST = 4.5
/** Shades that are tried between a colour and black or white. */
const STEPS = 1024

/** White or ink, whichever comes first with 4.5:1 on the CSS hex colour `ground`; black where both fail; ink on what is no hex colour. */
export function textOn(ground: string): string {
  const light = luminance(ground)
  if (light === null) return CHOICES[1]
  return CHOICES.find((text) => contrast(luminance(text) ?? 0, light) >= CONTRAST) ?? CHOICES[2]
}

/**
 * The owner's accent where it is read: the colour itself where it has 4.5:1 against `ground`, else the nearest shade of its hue that has, darker
 * on a light ground and lighter on a dark one. Both are CSS hex colours; what is none is given back as it is.
 */
export function readableOn(ground: string, color: string): string {
  const parts = channels(color)
  const light = luminance(ground)
  if (!parts || light === null) return color
  const end = contrast(0, light) >= contrast(1, light) ? 0 : 255
  const reads = (shade: readonly number[]) => contrast(luminanceOf(shade), light) >= CONTRAST
  if (reads(parts)) return color
  // Towards black or white in a straight line: the hue stays, and contrast only grows.
  const shade = (step: number) => parts.map((part) => Math.round(part + ((end - part) * step) / STEPS))
  let [far, near] = [STEPS, 0]
  while (far - near > 1) {
    const middle = (far + near) >> 1
    if (reads(shade(middle))) far = middle
    else near = middle
  }
  return `#${shade(far)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`
}

/** The contrast ratio of two relative luminances, 1 to 21. */
export function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Relative luminance of `#rgb` or `#rrggbb`, 0 to 1; null for anything else. */
export function luminance(color: string): number | null {
  const parts = channels(color)
  return parts && luminanceOf(parts)
}

/** Red, green and blue, 0 to 255. */
function channels(color: string): number[] | null {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color)
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)
  const parts = long?.slice(1) ?? short?.slice(1).map((digit) => digit + digit)
  return parts?.map((part) => Number.parseInt(part, 16)) ?? null
}

function luminanceOf(parts: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => linear(part / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
