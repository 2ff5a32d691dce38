import { toMinor } from '#domain/shop/testing/dollars.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { product } from '#services/testing/memory-catalogue.ts'
import { countingApp } from '../testing/counting-app.ts'

describe('ARCHITECTURE.md, How a change travels: what a change drops', () => {
  it('a review or a description drops the pages that read the product, and no other', async () => {
    const { shown, change } = await countingApp()
    const before = [await shown('/shop/shop-details/1'), await shown('/shop/shop-details/2'), await shown('/shop')]
    expect(before).toEqual(['1', '2', '3'])
    await change('content', product('1', { description: 'Another text' }))
    expect(await shown('/shop/shop-details/1')).toBe('4')
    expect([await shown('/shop/shop-details/2'), await shown('/shop')]).toEqual(['2', '3'])
  })

  it('a price drops every page, since the menu and the lists show it; a piece sold of many drops only its own', async () => {
    const { shown, change } = await countingApp()
    await shown('/shop/shop-details/1')
    await shown('/shop')
    await change('stock', product('1', { quantity: 19 }))
    expect([await shown('/shop/shop-details/1'), await shown('/shop')]).toEqual(['3', '2'])
    await change('price', product('1', { price: toMinor(3), quantity: 19 }))
    expect([await shown('/shop/shop-details/1'), await shown('/shop')]).toEqual(['4', '5'])
  })

  it('a change while the page is being rendered makes it outdated at once', async () => {
    const { get, shown, change, holdBack } = await countingApp()
    const letGo = holdBack()
    const asked = get('/shop/shop-details/1')
    await change('content', product('1', { description: 'Meanwhile' }))
    letGo()
    await asked
    expect(await shown('/shop/shop-details/1')).toBe('2')
  })

  it('the outdated page is shown while another is being made, for one second at most and then never', async () => {
    const { shown, change, holdBack, wait, rendered, pageCache } = await countingApp()
    await shown('/shop')
    await change('price', product('1', { price: toMinor(3) }))
    const letGo = holdBack()
    const waiting = shown('/shop')
    await vi.waitFor(() => expect(rendered).toHaveLength(2))
    wait(999)
    expect(await shown('/shop')).toBe('1')
    expect(pageCache.counters.stale).toBe(1)
    wait(1)
    const late = shown('/shop')
    await sleep(20)
    letGo()
    expect([await waiting, await late]).toEqual(['2', '2'])
    expect(rendered).toHaveLength(2)
  })

  it('an order drops the pages of its own products, whose companions moved, and no other; the first reading of all drops each once', async () => {
    let tell: (ids: readonly string[] | null) => void = () => undefined
    const { shown } = await countingApp({ companions: { onChange: (listener) => (tell = listener) } })
    const all = async () => [
      await shown('/shop/shop-details/1'),
      await shown('/shop/shop-details/2'),
      await shown('/shop'),
    ]
    expect(await all()).toEqual(['1', '2', '3'])
    tell(['1', 'gone'])
    expect(await all()).toEqual(['4', '2', '3'])
    tell(null)
    expect(await all()).toEqual(['5', '6', '7'])
  })

  it('at midnight in UTC all go, and with another address of the site too', async () => {
    const { shown, wait, store } = await countingApp()
    expect(await shown('/shop')).toBe('1')
    wait(12 * 3_600_000 - 1)
    expect(await shown('/shop')).toBe('1')
    wait(1)
    expect(await shown('/shop')).toBe('2')
    store.siteUrl = 'http://other.test'
    expect(await shown('/shop')).toBe('3')
  })

  it('a home, which chooses offers by the clock, is made anew every minute', async () => {
    const { shown, wait } = await countingApp()
    expect(await shown('/home/main')).toBe('1')
    wait(59_999)
    expect(await shown('/home/main')).toBe('1')
    wait(1)
    expect(await shown('/home/main')).toBe('2')
  })

  it('a clock that is put back makes no outdated page fresh again, one that is put on none old', async () => {
    let [now, steady] = [Date.UTC(2026, 10, 21, 12), 0]
    const { shown, change } = await countingApp({ now: () => now, steady: () => steady })
    await shown('/home/main')
    await shown('/shop')
    now += 3_600_000
    expect([await shown('/home/main'), await shown('/shop')]).toEqual(['1', '2'])
    await change('price', product('1', { price: toMinor(3) }))
    now -= 5 * 3_600_000
    steady += 2000
    expect(await shown('/shop')).toBe('3')
    expect(await shown('/shop')).toBe('3')
  })
})
