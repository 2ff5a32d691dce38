import { beforeEach, describe, expect, it } from 'vitest'
import { dismissToast, toast, toastStore } from './toast-store.ts'

const texts = () => toastStore.getState().toasts.map((shown) => shown.text)

describe('toasts', () => {
  beforeEach(() => toastStore.setState({ toasts: [] }))

  it('spec 8.2: one of the same kind for the same product replaces the earlier', () => {
    toast({ kind: 'success', text: 'Lamp added to cart', key: '7' })
    toast({ kind: 'success', text: 'Vase added to cart', key: '8' })
    const [first] = toastStore.getState().toasts
    toast({ kind: 'success', text: '2 Lamp added to cart', key: '7' })
    toast({ kind: 'error', text: 'Lamp remove to cart', key: '7' })
    expect(texts()).toEqual(['Vase added to cart', '2 Lamp added to cart', 'Lamp remove to cart'])
    const again = toastStore.getState().toasts[1]
    expect(again?.id).toBe(first?.id)
    expect(again?.count).toBeGreaterThan(first?.count ?? Number.NaN)
  })

  it('spec 8.2: a toast that has gone leaves the queue', () => {
    toast({ kind: 'info', text: 'Decrement Quantity For Lamp', key: '7' })
    dismissToast(toastStore.getState().toasts[0]?.id ?? '')
    expect(texts()).toEqual([])
  })
})
