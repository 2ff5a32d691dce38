import { describe, expect, it } from 'vitest'
import { COPY, LATER_COPY, opened, script } from './testing/open-shop.ts'
import { WITHDRAWN } from './worker-script.ts'

describe('bounds', () => {
  it('sixty pages, the oldest of which go; pictures that are not too large; one copy of the catalogue', async () => {
    const { worker, kept, own, shop: now } = await opened()
    for (let n = 0; n < 70; n += 1) await worker.open(`/shop/shop-details/${n}`)
    // Addresses with words of others are pages too.
    for (let n = 0; n < 5; n += 1) await worker.open(`/shop/compare?ids=${n}`)
    const pages = kept(own).filter((one) => one.startsWith('/shop'))
    expect(pages).toHaveLength(60)
    expect(pages).not.toContain('/shop/shop-details/14')
    expect(pages.at(-1)).toBe('/shop/compare?ids=4')
    for (let n = 0; n < 400; n += 1) await worker.get(`/media/${n}.webp`, { destination: 'image' })
    await worker.get('/media/large.webp', { destination: 'image' })
    expect(kept('vitrine-pictures').length).toBeLessThan(170)
    expect(kept('vitrine-pictures')).not.toContain('/media/large.webp')
    await worker.get(COPY)
    now.copy = LATER_COPY
    await worker.get(LATER_COPY)
    expect(kept(own).filter((one) => one.startsWith('/catalogue/'))).toEqual([LATER_COPY])
  })
})

describe('a new version of the shop', () => {
  it('takes over at once; the files of the build before stay for its open pages, and go with the one after', async () => {
    const { run, worker, shop: now, caches, state } = await opened()
    await worker.open('/shop')
    await worker.keep('/shop')
    now.build = 'two'
    const second = run(script('app-two.js'))
    await second.start()
    // A page of the first build, still open.
    expect(await (await second.get('/assets/app-one.js'))?.text()).toBe('/assets/app-one.js')
    await second.open('/shop')
    await second.keep('/shop')
    now.build = 'three'
    const third = run(script('app-three.js'))
    await third.start()
    state.offline = true
    const page = await (await third.open('/shop'))?.text()
    expect(page).toContain('app-two.js')
    expect((await third.get('/assets/app-two.js'))?.status).toBe(200)
    expect([...caches.keys()].filter((name) => name !== 'vitrine-pictures')).toHaveLength(2)
  })

  it('a page is always opened with files of its own build', async () => {
    const { run, worker, shop: now, state } = await opened()
    await worker.open('/shop')
    await worker.keep('/shop')
    now.build = 'two'
    const second = run(script('app-two.js'))
    await second.start()
    await second.open('/home/main')
    await second.keep('/home/main')
    state.offline = true
    for (const address of ['/shop', '/home/main']) {
      const page = (await (await second.open(address))?.text()) ?? ''
      const named = /\/assets\/app-\w+\.js/.exec(page)?.[0] ?? ''
      expect((await second.get(named))?.status).toBe(200)
    }
  })

  it('a worker that is withdrawn takes all it kept with it and unregisters itself', async () => {
    const { run, worker, caches, state } = await opened()
    await worker.open('/shop')
    await run(WITHDRAWN).start()
    expect([...caches.keys()]).toEqual([])
    expect(state.unregistered).toBe(true)
  })
})
