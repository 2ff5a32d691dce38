import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { listSource } from '../catalogue-source.ts'
import { isLiveShop, SAMPLE_GOODS } from './live-shop.ts'

const SAMPLE = [...SAMPLE_GOODS].map(([id, sku]) => makeItem({ id, sku }))

describe('spec 1.5: sample shop and live shop', () => {
  it('is a sample shop while nothing but the sample is sold, all of it or a part', async () => {
    expect(await isLiveShop({}, listSource(SAMPLE))).toBe(false)
    expect(await isLiveShop({}, listSource(SAMPLE.slice(3)))).toBe(false)
  })

  it('with any other goods it is a live shop', async () => {
    const own = makeItem({ id: 'own', sku: 'OWN' })
    expect(await isLiveShop({}, listSource([own]))).toBe(true)
    expect(await isLiveShop({}, listSource([...SAMPLE.slice(1), own]))).toBe(true)
    expect(await isLiveShop({}, listSource([...SAMPLE, own]))).toBe(true)
    expect(await isLiveShop({}, listSource([makeItem({ id: '101', sku: 'OWN' })]))).toBe(true)
    expect(await isLiveShop({}, listSource([]))).toBe(true)
  })

  it('the settings overrule it', async () => {
    expect(await isLiveShop({ live: true }, listSource(SAMPLE))).toBe(true)
    expect(await isLiveShop({ live: false }, listSource([]))).toBe(false)
  })
})
