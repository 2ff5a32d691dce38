/** A product as the API answers it (spec 3.1). */
import * as z from 'zod'
import type { Product } from '#domain/catalogue/product/product.ts'

const color = z.object({ name: z.string(), clrCode: z.string().describe('CSS hex colour') })

const variant = z.object({
  color: z.string().optional(),
  size: z.string().optional(),
  sku: z.string().optional(),
  price: z.number().optional(),
  discount: z.number().optional(),
  salePrice: z.number().optional(),
  lowestPrice: z.number().optional(),
  quantity: z.int(),
})

const translation = z.object({
  title: z.string().optional(),
  unit: z.string().optional(),
  description: z.string().optional(),
  additionalInformation: z.array(z.object({ key: z.string(), value: z.string() })).optional(),
})

const review = z.object({
  user: z.string().optional().describe('Address of a picture'),
  review: z.string(),
  date: z.string(),
  name: z.string(),
  rating: z.number().describe('1 to 5 in half steps'),
  verified: z.boolean().optional().describe('Written by a buyer to whom the product was delivered'),
  answer: z.string().optional().describe('What the shop says to it'),
})

export const productSchema = z
  .object({
    id: z.string(),
    sku: z.string(),
    img: z.string(),
    title: z.string(),
    slug: z.string(),
    unit: z.string(),
    imageURLs: z.array(z.object({ img: z.string(), color: color.optional() })),
    parent: z.string().describe('Category title'),
    children: z.string().describe('Sub-category name'),
    price: z.number().describe("List price in the shop's currency; with variants the lowest"),
    discount: z.number().describe('Percent, 0 to 100'),
    salePrice: z.number().optional().describe('A price in place of the percentage'),
    lowestPrice: z
      .number()
      .optional()
      .describe('The lowest price of the 30 days before its reduction, where the shop tells it (market.eu)'),
    currentPrice: z.number().describe('What one piece sells for now; with variants the lowest'),
    offSale: z
      .literal(true)
      .optional()
      .describe('Its reduction does not hold now: its offer has not begun, or has ended'),
    quantity: z.int().describe('Pieces in stock; with variants their sum'),
    brand: z.object({ name: z.string() }),
    category: z.object({ name: z.string() }),
    status: z.enum(['in-stock', 'out-of-stock']),
    productType: z.string(),
    offerDate: z
      .object({ startDate: z.string(), endDate: z.string().optional() })
      .optional()
      .describe('From when and until when the reduction holds'),
    featured: z.boolean(),
    sellCount: z.int(),
    tags: z.array(z.string()),
    sizes: z.array(z.string()),
    variants: z.array(variant).optional(),
    createdAt: z.string(),
    videoId: z.string().optional(),
    weight: z.int().optional().describe('Grams of one piece'),
    unitMeasure: z.string().optional().describe('How much one piece is, such as 250 ml'),
    taxClass: z.string().optional().describe("Which of the shop's tax rates it bears"),
    translations: z
      .record(z.string(), translation)
      .optional()
      .describe('By language (BCP 47), what it is called there; the rest is as in the main one'),
    rating: z
      .object({ average: z.number(), count: z.int() })
      .describe('Of the real reviews; no average where count is 0'),
    preview: z.string().describe('The first 100 characters of the description'),
    description: z.string(),
    additionalInformation: z.array(z.object({ key: z.string(), value: z.string() })),
    manufacturer: z.string().optional(),
    responsiblePerson: z.string().optional().describe('Who answers for it where the maker is far away'),
    reviews: z.array(review),
  } satisfies Record<keyof Product | 'currentPrice', z.ZodType>)
  .meta({ id: 'Product' })

export const productMenuSchema = z
  .array(
    z.object({
      category: z.object({ _id: z.string(), title: z.string() }),
      products: z.array(z.object({ _id: z.string(), name: z.string() })),
    }),
  )
  .meta({ id: 'ProductMenu' })
