/** The plain data that a catalogue in memory is stored as: named columns of numbers, and lists of values that JSON can hold. */

export type Numbers = Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array

/** To be read once, at the time it is given: what stands behind it may change later. */
export type Section = { name: string } & ({ numbers: Numbers } | { rows: Iterable<unknown> })

/** Sections that were read back; each getter throws RangeError where there is none of that name and kind. */
export interface SavedSections {
  has(name: string): boolean
  floats(name: string): Float64Array
  words(name: string): Uint32Array
  bytes(name: string): Uint8Array
  halves(name: string): Uint16Array
  singles(name: string): Float32Array
  cells(name: string): Uint16Array | Uint32Array
  rows(name: string): unknown[]
}

/** @throws {RangeError} from its getters, naming what is absent. */
export function savedSections(sections: ReadonlyMap<string, Numbers | unknown[]>): SavedSections {
  function get<T>(
    name: string,
    isKind: (section: Numbers | unknown[] | undefined) => section is T & (Numbers | unknown[]),
  ): T {
    const section = sections.get(name)
    if (!isKind(section)) throw new RangeError(`${name}: there is no such section`)
    return section
  }
  return {
    has: (name) => sections.has(name),
    floats: (name) => get(name, (section): section is Float64Array => section instanceof Float64Array),
    words: (name) => get(name, (section): section is Uint32Array => section instanceof Uint32Array),
    bytes: (name) => get(name, (section): section is Uint8Array => section instanceof Uint8Array),
    halves: (name) => get(name, (section): section is Uint16Array => section instanceof Uint16Array),
    singles: (name) => get(name, (section): section is Float32Array => section instanceof Float32Array),
    cells: (name) =>
      get(
        name,
        (section): section is Uint16Array | Uint32Array =>
          section instanceof Uint16Array || section instanceof Uint32Array,
      ),
    rows: (name) => get(name, (section): section is unknown[] => Array.isArray(section)),
  }
}
