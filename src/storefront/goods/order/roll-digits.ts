/** Digits of a sum that roll from what they were to what they are; the text itself stands there all the time, for whoever reads or hears it. */

const ROLL_MS = 220

/** @param element positioned, with nothing but the sum in it; `up` rolls upwards, as for a larger sum. */
export function rollDigits(element: HTMLElement, before: string, now: string, up: boolean): void {
  // A change may come while the last one still rolls.
  element.querySelector('.rolling')?.remove()
  element.style.removeProperty('color')
  const { color } = getComputedStyle(element)
  const layer = document.createElement('span')
  layer.className = 'rolling'
  layer.ariaHidden = 'true'
  layer.style.setProperty('--was', up ? '-100%' : '100%')
  const rolls = [...now].map((digit, place) => {
    const was = before[before.length - now.length + place] ?? ''
    const cell = document.createElement('span')
    cell.dataset['now'] = digit
    layer.append(cell)
    if (was === digit) return undefined
    cell.dataset['was'] = was
    return cell
  })
  layer.style.color = color
  element.style.color = 'transparent'
  element.append(layer)
  const timing = { duration: ROLL_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }
  const moving = rolls.flatMap((cell) => cell?.animate({ translate: [up ? '0 100%' : '0 -100%', '0 0'] }, timing) ?? [])
  void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => {
    layer.remove()
    if (!element.querySelector('.rolling')) element.style.removeProperty('color')
  })
}
