/** A routine: goods whose attributes say when they are used. */
import type { CatalogueItem, Product } from '#domain/catalogue/product/product.ts'
import { isOutOfStock } from '#domain/catalogue/product/stock.ts'

export interface RoutineStep {
  when: string
  id: string
}

const STEPS = 3

/** Three goods in the given order that can be bought and have an attribute "When to use"; none where there are fewer. */
export function routineSteps(products: readonly Product[]): RoutineStep[] {
  const steps = products.flatMap((product) => {
    const when = product.additionalInformation.find(({ key }) => key.toLowerCase() === 'when to use')?.value
    return when && !isOutOfStock(product) ? [{ when, id: product.id }] : []
  })
  return steps.length < STEPS ? [] : steps.slice(0, STEPS)
}

/** Each step with its card's product; a step whose product is gone is dropped. */
export function withItems(steps: readonly RoutineStep[], items: readonly CatalogueItem[]) {
  return steps.flatMap(({ when, id }) => {
    const product = items.find((item) => item.id === id)
    return product ? [{ when, product }] : []
  })
}
