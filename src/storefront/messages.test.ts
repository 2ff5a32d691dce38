import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import type { CartOutcome } from '#domain/cart/cart-outcome.ts'
import { cartMessage, listMessage, MESSAGES } from './messages.ts'

const product = { id: '7', title: 'Lamp' }
const line = { ...makeItem(product), orderQuantity: 1 }

describe('toast texts', () => {
  it.each<[CartOutcome, string, string]>([
    [{ kind: 'refused', reason: 'out-of-stock', ...product }, 'error', 'Out of stock Lamp'],
    [{ kind: 'added', quantity: 3, line, ...product }, 'success', '3 Lamp added to cart'],
    [{ kind: 'incremented', quantity: 2, line, ...product }, 'success', '2 Lamp added to cart'],
    [{ kind: 'added', quantity: 1, line, ...product }, 'success', 'Lamp added to cart'],
    [{ kind: 'incremented', quantity: 1, line, ...product }, 'success', 'Lamp added to cart'],
    [
      { kind: 'refused', reason: 'no-more-stock', ...product },
      'success',
      'No more quantity available for this product!',
    ],
    [{ kind: 'decremented', ...product }, 'info', 'Decrement Quantity For Lamp'],
    [{ kind: 'removed', line, index: 0, ...product }, 'error', 'Lamp remove to cart'],
  ])('spec 8.1: %o is announced', (outcome, kind, text) => {
    expect(cartMessage(outcome)).toEqual({ kind, text })
  })

  it('spec 8.1: what has no words there is silent', () => {
    const silent: CartOutcome[] = [
      { kind: 'unchanged' },
      { kind: 'cleared', lines: [] },
      { kind: 'restored', ...product },
      { kind: 'choice-changed', ...product },
    ]
    expect(silent.map(cartMessage)).toEqual([null, null, null, null])
    expect(listMessage('compare', { kind: 'unchanged' }, 'Lamp')).toBeNull()
  })

  it('spec 8.1: wishlist and compare', () => {
    const removed = { kind: 'removed', product: makeItem(product), index: 0 } as const
    expect(listMessage('wishlist', { kind: 'added' }, 'Lamp')).toEqual({
      kind: 'success',
      text: 'Lamp added to wishlist',
    })
    expect(listMessage('wishlist', removed, 'Lamp')).toEqual({ kind: 'error', text: 'Lamp remove to wishlist' })
    expect(listMessage('compare', { kind: 'added' }, 'Lamp')).toEqual({
      kind: 'success',
      text: 'Lamp added to compare',
    })
    expect(listMessage('compare', removed, 'Lamp')).toEqual({ kind: 'error', text: 'Lamp remove to compare' })
  })

  it('spec 8.1: a sent review', () => {
    expect(MESSAGES.reviewSent()).toEqual({ kind: 'success', text: 'Message sent successfully' })
  })

  it('spec 6.2: a title is never read as mark-up or as a pattern', () => {
    expect(MESSAGES.added('<b>$&</b>').text).toBe('<b>$&</b> added to cart')
  })
})
