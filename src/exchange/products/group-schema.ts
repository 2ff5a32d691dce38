/** Categories, brands and suggestions as the API answers them (spec 3.3). */
import * as z from 'zod'
import type { Brand, Category } from '#domain/catalogue/product/category.ts'
import type { Suggestion } from '#services/search/suggestions.ts'

export const categorySchema = z
  .object({
    id: z.string(),
    img: z.string(),
    parent: z.string().describe('Title'),
    children: z.array(z.string()),
    productType: z.string(),
    products: z.array(z.string()),
    status: z.enum(['Show', 'Hide']),
    translations: z
      .record(
        z.string(),
        z.object({ title: z.string().optional(), children: z.record(z.string(), z.string()).optional() }),
      )
      .optional()
      .describe('By language (BCP 47); sub-categories by their name'),
  } satisfies Record<keyof Category, z.ZodType>)
  .meta({ id: 'Category' })

export const brandSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    email: z.string(),
    website: z.string(),
    location: z.string(),
    status: z.enum(['active', 'inactive']),
    logo: z.string(),
    products: z.array(z.string()),
    translations: z
      .record(z.string(), z.object({ title: z.string().optional(), description: z.string().optional() }))
      .optional()
      .describe('By language (BCP 47)'),
  } satisfies Record<keyof Brand, z.ZodType>)
  .meta({ id: 'Brand' })

export const suggestionSchema = z
  .object({
    kind: z.enum(['product', 'category', 'brand']),
    title: z.string(),
    value: z.string().describe("A product's id, a category's or a brand's slug"),
    img: z.string().optional(),
    price: z.number().optional(),
    currentPrice: z.number().optional().describe('What it sells for now'),
    discount: z.number().optional(),
  } satisfies Record<keyof Suggestion, z.ZodType>)
  .meta({ id: 'Suggestion' })
