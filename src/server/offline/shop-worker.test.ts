import { describe, expect, it } from 'vitest'
import { COPY, LATER_COPY, opened, ORIGIN } from './testing/open-shop.ts'

describe('without a net', () => {
  it('a page that was seen opens with its files, and says of itself that it was kept', async () => {
    const { worker, state } = await opened()
    await worker.open('/shop/shop-details/1?color=red')
    await worker.keep('/shop/shop-details/1?color=red')
    state.offline = true
    const page = await (await worker.open('/shop/shop-details/1?color=red'))?.text()
    expect(page).toContain('<html data-kept="" lang="en">')
    expect(page).toContain('$10.00')
    expect(await (await worker.get('/assets/app-one.js'))?.text()).toBe('/assets/app-one.js')
    expect(await (await worker.get(COPY))?.text()).toBe(COPY)
  })

  it('one that was not seen is told so, with the way to those that were; the checkout says that orders wait', async () => {
    const { worker, state } = await opened()
    await worker.open('/shop/shop-details/1')
    state.offline = true
    const missing = await worker.open('/shop/shop-details/2')
    expect(missing?.status).toBe(503)
    const text = await missing?.text()
    expect(text).toContain('You are offline')
    expect(text).toContain('<a href="/shop/shop-details/1">Page /shop/shop-details/1</a>')
    expect(text).toContain('Corner &#38; Co')
    expect(await (await worker.open('/pages/checkout'))?.text()).toContain(
      'An order can be placed once you are connected',
    )
  })

  it('a followed link is opened as a document', async () => {
    const { worker, state } = await opened()
    expect((await worker.get('/shop/shop-details/1.data?_routes=x'))?.status).toBe(200)
    state.offline = true
    const there = await worker.get('/shop/shop-details/1.data?color=red&_routes=x')
    expect(there?.status).toBe(204)
    expect(there?.headers.get('x-remix-redirect')).toBe('/shop/shop-details/1?color=red')
    expect(there?.headers.get('x-remix-reload-document')).toBe('true')
  })

  it('cart, wishlist and compare open from the fourth page on although nobody has opened them, and the first page costs itself alone', async () => {
    const { worker, state, asked } = await opened()
    await worker.keep('/shop')
    expect(asked).toEqual(['/shop', '/assets/app-one.js', COPY])
    for (const page of ['/shop/shop-details/1', '/home/fashion']) await worker.keep(page)
    expect(asked).not.toContain('/shop/cart')
    await worker.keep('/pages/faq')
    state.offline = true
    for (const list of ['/shop/cart', '/shop/wishlist', '/shop/compare'])
      expect((await worker.open(list))?.status).toBe(200)
    expect((await worker.get('/assets/quick-view-one.js'))?.status).toBe(200)
  })

  it('another copy of the catalogue does where the one that is asked for is not there', async () => {
    const { worker, state } = await opened()
    await worker.get(COPY)
    state.offline = true
    expect(await (await worker.get(LATER_COPY))?.text()).toBe(COPY)
  })
})

describe('with a net', () => {
  it('a document is always that of the network, also when its price has moved since it was kept', async () => {
    const { worker, shop: now, state } = await opened()
    await worker.open('/shop/shop-details/1')
    now.price = '$12.50'
    expect(await (await worker.open('/shop/shop-details/1'))?.text()).toContain('$12.50')
    state.offline = true
    const kept = await (await worker.open('/shop/shop-details/1'))?.text()
    expect(kept).toContain('$12.50')
    expect(kept).not.toContain('$10.00')
  })

  it('an error of the shop is shown as it is', async () => {
    const { worker } = await opened()
    expect((await worker.open('/shop/broken'))?.status).toBe(500)
  })

  it('writes, calls, other origins, parts of files and videos are left to the browser', async () => {
    const { worker } = await opened()
    expect(await worker.get('/api/orders', { method: 'POST' })).toBeUndefined()
    expect(await worker.get('/shop/shop-details/1', { method: 'POST', mode: 'navigate' })).toBeUndefined()
    expect(await worker.get('/shop/shop-details/1', { method: 'HEAD' })).toBeUndefined()
    expect(await worker.get('/api/product')).toBeUndefined()
    expect(await worker.get('https://elsewhere.test/assets/app-one.js')).toBeUndefined()
    expect(await worker.get('/media/a.webp', { destination: 'image', headers: { range: 'bytes=0-9' } })).toBeUndefined()
    expect(await worker.get('/media/videos/a.mp4', { destination: 'video' })).toBeUndefined()
  })
})

describe('what is never kept', () => {
  it.each([
    '/pages/checkout',
    '/pages/orders/V-1?key=secret',
    '/pages/track-order',
    '/pages/order-history',
    '/pages/search?searchText=mine',
    '/shop/order',
    '/shop/moved',
    '/shop/private',
    '/shop/cookie',
    '/shop/broken',
    '/api/docs',
  ])('%s', async (address) => {
    const { worker, kept, own } = await opened()
    await worker.open(address)
    await worker.keep(address)
    expect(kept(own).filter((one) => !one.startsWith('/assets/') && !one.startsWith('/catalogue/'))).toEqual([])
  })

  it('what a message makes up', async () => {
    const { worker, kept, own, asked } = await opened()
    for (const data of [
      null,
      7,
      {},
      { keep: 5 },
      { keep: 'https://elsewhere.test/shop' },
      { keep: `${ORIGIN}.evil.test/shop` },
      { keep: '//x' },
    ]) {
      await worker.tell(data)
    }
    await worker.keep('/shop', [
      'https://elsewhere.test/assets/a.js',
      '/api/orders',
      '/assets/../api/orders',
      '/pages/checkout',
    ])
    expect(asked).toEqual(['/shop', '/assets/app-one.js', COPY])
    expect(kept(own)).not.toContain('/api/orders')
  })
})
