import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { stores } from './browser-stores.ts'
import { addProductToCart } from './cart-actions.ts'
import { toggleCompare, toggleWishlist } from './list-actions.ts'
import { useCart, useCounts, useInCompare, useInWishlist, useIsInCart } from './store-hooks.ts'

const lamp = makeItem({ id: '7' })

function Seen() {
  const { items, loaded } = useCart()
  const seen = [items.length, loaded, useCounts(), useIsInCart('7'), useInWishlist('7'), useInCompare('7')]
  return <>{JSON.stringify(seen).replaceAll('"', '')}</>
}

describe('spec 4.11: hooks', () => {
  it('a rendering on the server, and so hydration, sees empty lists whatever the stores hold', async () => {
    await Promise.all([addProductToCart(lamp), toggleWishlist(lamp), toggleCompare(lamp)])
    expect(stores.cart.state.getState().items).toHaveLength(1)
    expect(renderToString(<Seen />)).toBe('[0,false,{cart:0,wishlist:0,compare:0,loaded:false},false,false,false]')
  })
})
