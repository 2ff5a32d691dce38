/** Reading a page's assets, on which the budgets rest. */
import { describe, expect, it } from 'vitest'
import { median } from '../figures/figures.ts'
import { withLateScripts } from '../../src/storefront/router/late-scripts.ts'
import { joined, partsOf } from '../../src/storefront/router/page-parts.ts'
import { chosenCandidate, pageAssets, sizesWidth } from './page-assets.ts'

const HTML = `<html><head>
<link rel="stylesheet" href="/assets/root-1.css"/><link rel="preload" as="font" href="/assets/sans-2.woff2" crossorigin=""/>
<link rel="modulepreload" href="/assets/entry-3.js"/><link rel="modulepreload" href="/assets/root-4.js"/></head>
<body><picture><source type="image/avif" srcset="/a-320.avif 320w, /a-640.avif 640w" sizes="(min-width: 1280px) 283px, 46vw"/></picture>
<script type="module" async="">import "/assets/manifest-5.js";
import * as route0 from "/assets/root-4.js";</script></body></html>`

describe('pageAssets', () => {
  it('finds the same where the scripts are held back', () => {
    const held = joined(withLateScripts(partsOf(HTML)))
    expect(held).not.toContain('rel="modulepreload"')
    expect(pageAssets(held)).toEqual(pageAssets(HTML))
  })

  it('finds preloaded and imported scripts once, styles, fonts and pictures', () => {
    expect(pageAssets(HTML)).toEqual({
      scripts: ['/assets/entry-3.js', '/assets/root-4.js', '/assets/manifest-5.js'],
      styles: ['/assets/root-1.css'],
      fonts: ['/assets/sans-2.woff2'],
      pictures: [
        {
          candidates: [
            { address: '/a-320.avif', width: 320 },
            { address: '/a-640.avif', width: 640 },
          ],
          sizes: '(min-width: 1280px) 283px, 46vw',
        },
      ],
    })
  })
})

describe('pictures', () => {
  it('takes the first size whose condition holds', () => {
    expect(sizesWidth('(min-width: 1280px) 283px, 50vw', 1280)).toBe(283)
    expect(sizesWidth('(min-width: 1280px) 283px, 50vw', 390)).toBe(195)
    expect(() => sizesWidth('calc(50vw - 8px)', 390)).toThrow('calc(50vw - 8px)')
  })

  it('chooses the smallest candidate that is wide enough, else the widest', () => {
    const [picture] = pageAssets(HTML).pictures
    if (picture === undefined) throw new Error('The picture was not found.')
    expect(chosenCandidate(picture, 1280, 1)).toBe('/a-320.avif')
    expect(chosenCandidate(picture, 1280, 2)).toBe('/a-640.avif')
    expect(chosenCandidate(picture, 390, 9)).toBe('/a-640.avif')
  })
})

describe('median', () => {
  it('is the middle value, whatever the order', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([4, 3, 2, 1])).toBe(2)
    expect(() => median([])).toThrow(RangeError)
  })
})
