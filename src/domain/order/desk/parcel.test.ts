import { expect, it } from 'vitest'
import { isParcelUrl, wholeParcel } from './parcel.ts'

it('a known carrier brings its own page, which an address by hand goes before', () => {
  expect(wholeParcel({ carrier: 'UPS', tracking: '1Z 99' })).toEqual({
    carrier: 'UPS',
    tracking: '1Z 99',
    url: 'https://www.ups.com/track?tracknum=1Z99',
  })
  expect(wholeParcel({ carrier: 'UPS', tracking: '1', url: 'https://a.example/1' })?.url).toBe('https://a.example/1')
  expect(wholeParcel({ carrier: 'Bike', tracking: '1' })).toEqual({ carrier: 'Bike', tracking: '1' })
  expect(wholeParcel({ carrier: '' })).toBeNull()
})

it('only an address over http or https is a link', () => {
  expect(isParcelUrl('https://a.example/1?x=2')).toBe(true)
  for (const bad of [
    'javascript:alert(1)',
    'a.example',
    '',
    `https://a.example/${'x'.repeat(500)}`,
    'data:text/html,1',
  ])
    expect(isParcelUrl(bad)).toBe(false)
})
