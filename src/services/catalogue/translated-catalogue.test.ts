import { expect, it, onTestFinished, vi } from 'vitest'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import { brand, category, memoryCatalogue, product } from '../testing/memory-catalogue.ts'
import { createCatalogueService } from './catalogue-service.ts'
import { catalogueIn } from './translated-catalogue.ts'

const CHAIR = product('1', {
  title: 'Chair',
  parent: 'Chairs',
  translations: { de: { title: 'Küchenstuhl', description: 'Aus Buche.' }, fr: { title: 'Chaise' } },
})
const CHAIRS = category('c', 'Chairs', {
  translations: { de: { title: 'Sitzmöbel', children: { 'Over-Ear': 'Hocker' } } },
})

async function started() {
  const database = memoryCatalogue(
    [CHAIR, product('2', { title: 'Table', parent: 'Chairs' })],
    [CHAIRS],
    [brand('b', 'Solvane', { description: 'They build.', translations: { de: { description: 'Sie bauen.' } } })],
  )
  const service = createCatalogueService(database)
  await service.start()
  onTestFinished(() => service.stop())
  return { database, service, german: catalogueIn(service, 'de'), main: catalogueIn(service, null) }
}

it('spec 3.9: whatever pages read is in their language, and carries no other', async () => {
  const { german, main } = await started()
  const said = [
    ...(await german.page(EMPTY_QUERY, { pageSize: 9 })).items,
    ...(await german.source().items([0, 1])),
    ...(await german.source().showcase()),
    ...(await german.products(['1', '2'])),
    ...(await german.related({ id: '2', category: { name: 'Chairs' } }, 4)),
    ...(await german.search('chair', EMPTY_QUERY, { pageSize: 9 })).page.items,
  ]
  expect(said.filter(({ id }) => id === '1').map(({ title }) => title)).toEqual(Array(6).fill('Küchenstuhl'))
  expect(JSON.stringify(said)).not.toMatch(/translations|Chaise/)
  expect(await german.product('1')).toMatchObject({ description: 'Aus Buche.', preview: 'Aus Buche.' })
  expect((await german.menu())[0]?.products[0]?.name).toBe('Küchenstuhl')
  expect(german.source().brands[0]?.description).toBe('Sie bauen.')
  expect(JSON.stringify([await main.page(EMPTY_QUERY, { pageSize: 9 }), await main.product('1')])).not.toMatch(
    /translations|stuhl|Chaise/i,
  )
})

it('spec 3.9: a browser gets the copy of its own language, at an address of its own', async () => {
  const { german, main } = await started()
  const [copy, own] = [german.shopList(), main.shopList()]
  expect(copy?.path).toBe(own?.path.replace('.json', '-de.json'))
  expect(String(copy?.body)).toContain('Küchenstuhl')
  expect(String(own?.body)).toContain('"Chair"')
  expect(String(copy?.body) + String(own?.body)).not.toMatch(/translations|Chaise|Sitzmöbel/)
  expect(german.shopList()).toBe(copy)
})

it('spec 2.14: the words of every language find, also what the category is called there, and suggestions speak that of the page', async () => {
  const { german, service } = await started()
  const found = async (text: string) =>
    (await service.search(text, EMPTY_QUERY, { pageSize: 9 })).page.items.map(({ id }) => id)
  expect(await found('küchenstuhl')).toEqual(['1'])
  expect(await found('Kuchenstuhl')).toEqual(['1'])
  expect(await found('chaise')).toEqual(['1'])
  expect((await found('sitzmöbel')).toSorted()).toEqual(['1', '2'])
  expect((await german.suggest('kuch', 5)).map(({ title }) => title)).toEqual(['Küchenstuhl'])
  expect((await german.suggest('chair', 5)).map(({ title }) => title)).toEqual(['Sitzmöbel', 'Küchenstuhl', 'Table'])
  expect((await service.suggest('sitzm', 5)).map(({ title }) => title)).toContain('Chairs')
})

it('spec 3.9: a translation that changes is said by the next page, and moves the version', async () => {
  const { database, service, german } = await started()
  const before = service.version
  database.put('catalogue', { ...CHAIR, translations: { de: { title: 'Stuhl' } } })
  await vi.waitFor(async () => expect((await german.product('1'))?.title).toBe('Stuhl'), { interval: 5 })
  await vi.waitFor(() => expect(service.version).not.toBe(before), { interval: 5 })
})
