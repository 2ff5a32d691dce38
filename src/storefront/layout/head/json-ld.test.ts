import { describe, expect, it } from 'vitest'
import { breadcrumbList, siteGraph } from './json-ld.tsx'

describe('structured data', () => {
  it('a trail has absolute addresses, but for the place itself', () => {
    const { itemListElement } = breadcrumbList(
      [{ label: 'Home', to: '/home/main' }, { label: 'Rings' }],
      'https://s.example',
    )
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://s.example/home/main' },
      { '@type': 'ListItem', position: 2, name: 'Rings' },
    ])
  })

  it('spec 2.14: the search action leads to /pages/search with searchText', () => {
    const contact = { phone: '1', email: 'a@s.example', address: [], hours: '' }
    const [organization, site] = siteGraph({ name: 'Shop', contact }, 'https://s.example')['@graph']
    expect(organization).toMatchObject({ '@type': 'Organization', name: 'Shop' })
    expect(JSON.stringify(site)).toContain('https://s.example/pages/search?searchText={search_term_string}')
  })
})
