/** The sample catalogue as its files have it: what specs expect on the screen is worked out from here, not from the code under test. */
import { readFileSync } from 'node:fs'

export interface SampleProduct {
  id: string
  title: string
  price: number
  discount: number
  quantity: number
  status: string
  parent: string
  children: string
  brand: { name: string }
  description: string
  sizes?: readonly string[]
  variants?: unknown
}

const FOLDER = new URL('../../data/catalogue/', import.meta.url)

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))
}

const manifest = read('manifest.json') as { products: string[]; reviews: string[] }

/** All products by ascending id, the default order of spec 4.3. */
export const SAMPLE: readonly SampleProduct[] = manifest.products
  .flatMap((name) => read(name) as SampleProduct[])
  .toSorted((a, b) => Number(a.id) - Number(b.id))

export interface SampleReview {
  productId: string
  rating: number
}

export const SAMPLE_REVIEWS: readonly SampleReview[] = manifest.reviews.flatMap((name) => read(name) as SampleReview[])

export function sampleProduct(id: string): SampleProduct {
  const found = SAMPLE.find((product) => product.id === id)
  if (found === undefined) throw new Error(`The sample has no product ${id}.`)
  return found
}

export function titles(products: readonly SampleProduct[]): string[] {
  return products.map((product) => product.title)
}

export function isSoldOut(product: SampleProduct): boolean {
  return product.status === 'out-of-stock' || product.quantity <= 0
}
