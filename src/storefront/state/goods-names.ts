/** What categories, brands, colours and the like are called on this page (spec 3.9). */
import { type GoodsNames, nameIn } from '#domain/catalogue/product/goods-names.ts'
import { createContext, use } from 'react'

/** Of the root's data; empty in the shop's main language. */
export const GoodsNamesContext = createContext<GoodsNames>({})

let kept: GoodsNames = {}

/** In the browser alone, for what is no part of a page. */
export function keepGoodsNames(names: GoodsNames): void {
  kept = names
}

/** In the browser alone: for what is no part of a page, as a press. */
export function browserGoodsName(name: string): string {
  return nameIn(kept, name)
}

/** For parts of pages. */
export function useGoodsName(): (name: string) => string {
  const names = use(GoodsNamesContext)
  return (name) => nameIn(names, name)
}

/** A name of the goods as a part of a page. */
export function GoodsName({ name }: { name: string }): string {
  return useGoodsName()(name)
}
