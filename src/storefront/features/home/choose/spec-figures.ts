/** Big figures for a spec band, read from a product's additional information. */
import type { AdditionalInformation } from '#domain/catalogue/product/product.ts'

export interface SpecFigure {
  figure: string
  /** '' where the value is a bare number. */
  unit: string
  label: string
}

/** Rows of three. */
const ROW = 3
const MOST = 6

const VALUE = /^(\d[\d.,]*\d|\d)(?:\s?(%|°|[A-Za-zµ]{1,8}))?(?=[\s,;]|$)(.*)$/u
/** Words behind a number that are no unit. */
const NO_UNIT = new Set(['and', 'or', 'to', 'x'])

/** Values that begin with a number, as figure, unit and label: six, three or none. Ranges and measures of several sides are no figure. */
export function specFigures(information: readonly AdditionalInformation[]): SpecFigure[] {
  const figures = information.flatMap(({ key, value }) => figureOf(key, value.trim()) ?? [])
  const count = Math.min(MOST, figures.length)
  return figures.slice(0, count - (count % ROW))
}

function figureOf(key: string, value: string): SpecFigure | null {
  const [, figure, unit = '', rest = ''] = VALUE.exec(value) ?? []
  if (figure === undefined || NO_UNIT.has(unit) || /^\s*(?:[×x]|to\b|\u2013|-)/u.test(rest)) return null
  const more = rest.replace(/^[\s,;]+/u, '')
  return { figure, unit, label: more === '' ? key : `${key}, ${more}` }
}
