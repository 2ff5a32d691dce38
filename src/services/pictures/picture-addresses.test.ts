import { describe, expect, it } from 'vitest'
import { category, memoryCatalogue, product } from '../testing/memory-catalogue.ts'
import type { Order } from '#domain/order/order.ts'
import type { OrderRepository } from '../orders/order-repository.ts'
import { type PictureFinder, withOrderPictures, withPictureAddresses } from './picture-addresses.ts'

/** Loads whatever begins with `/there`. */
const SHELF: PictureFinder = {
  addresses: async (sources) =>
    new Map([...sources].map((source) => [source, source.startsWith('/there') ? `/pictures${source}` : ''])),
}
const RED = { name: 'Red', clrCode: '#f00' }

describe('a product whose pictures are not all there', () => {
  it('keeps those that can be loaded, and every colour', async () => {
    const lamp = {
      ...product('1'),
      img: '/gone-1',
      imageURLs: [{ img: '/gone-2' }, { img: '/gone-3', color: RED }, { img: '/there-1' }],
    }
    const { catalogue } = withPictureAddresses(memoryCatalogue([lamp], [category('c1', 'Lamps')]), SHELF)
    const expected = {
      img: '/pictures/there-1',
      imageURLs: [{ img: '', color: RED }, { img: '/pictures/there-1' }],
    }
    expect(await catalogue.items()).toMatchObject([expected])
    expect(await catalogue.itemsByIds(['1'])).toMatchObject([expected])
    expect(await catalogue.productsByIds(['1'])).toMatchObject([expected])
    expect((await catalogue.categories())[0]?.img).toBe('')
  })
})

describe('the pictures of an order', () => {
  it('are found by what the owner wrote, whichever way the order is read', async () => {
    const order = { number: 'A', lines: [{ img: '/there-1' }, { img: '/gone' }] } as unknown as Order
    const stored: Partial<OrderRepository> = {
      find: async (number) => (number === 'A' ? order : null),
      place: async () => ({ kind: 'repeated', order }),
      move: async () => ({ kind: 'moved', order }),
    }
    const orders = withOrderPictures(stored as OrderRepository, SHELF)
    const lines = [{ img: '/pictures/there-1' }, { img: '' }]
    expect(await orders.find('A')).toMatchObject({ lines })
    expect(await orders.find('B')).toBeNull()
    expect(await orders.place({} as never, {} as never, {} as never)).toMatchObject({ order: { lines } })
    expect(await orders.move('A', 'paid', { at: new Date(0) })).toMatchObject({ order: { lines } })
  })
})
