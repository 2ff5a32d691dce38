import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadOnce, reloadStaleCode } from './stale-code.ts'

/** What Chromium, Firefox and Safari say. */
const GONE = [
  'Failed to fetch dynamically imported module: https://shop.test/assets/quick-view-1.js',
  'error loading dynamically imported module: https://shop.test/assets/quick-view-1.js',
  'Importing a module script failed.',
]

describe('code that is gone', () => {
  const reload = vi.fn<() => void>()
  const assign = vi.fn<(address: string) => void>()
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }

  beforeEach(() => {
    reload.mockReset()
    assign.mockReset()
    kept.clear()
    vi.stubGlobal('location', { reload, assign, href: 'https://shop.test/shop' })
    vi.stubGlobal('sessionStorage', storage)
    vi.stubGlobal('navigator', { onLine: true })
  })

  it.each(GONE)('has the page loaded anew, once: %s', (message) => {
    reloadStaleCode(new TypeError(message))
    reloadStaleCode(new TypeError(message))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('a press that the address does not show yet is followed, once as well', () => {
    reloadOnce('https://shop.test/shop?status=in-stock')
    reloadOnce('https://shop.test/shop?status=in-stock')
    reloadOnce()
    expect(assign.mock.calls).toEqual([['https://shop.test/shop?status=in-stock']])
    expect(reload).not.toHaveBeenCalled()
  })

  it('not for another error, without a net, or where nothing can be remembered', () => {
    reloadStaleCode(new Error(GONE[0]))
    reloadStaleCode(new TypeError('x is undefined'))
    vi.stubGlobal('navigator', { onLine: false })
    reloadStaleCode(new TypeError(GONE[0]))
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('denied')
      },
    })
    reloadStaleCode(new TypeError(GONE[0]))
    expect(reload).not.toHaveBeenCalled()
  })
})
