/** Reads the lists that a row keeps as JSON. */
import type { ProductImage } from '#domain/catalogue/product/product.ts'

/** Texts that are remembered with what they hold; tags and sizes repeat, pictures only in some catalogues. */
const REMEMBERED = 20_000

export interface RowParsers {
  images: (text: string) => ProductImage[]
  texts: (text: string) => string[]
}

export const PARSERS: RowParsers = {
  images: (text) => JSON.parse(text) as ProductImage[],
  texts: (text) => JSON.parse(text) as string[],
}

/** Those that give the same value again for a text that repeats; nobody may change what they give. */
export function rememberingParsers(): RowParsers {
  return { images: remembering(PARSERS.images), texts: remembering(PARSERS.texts) }
}

function remembering<T>(parse: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const value = known.get(text) ?? parse(text)
    if (known.size < REMEMBERED) known.set(text, value)
    return value
  }
}
