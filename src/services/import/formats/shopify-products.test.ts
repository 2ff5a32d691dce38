import { dollars, toMinor } from '#domain/shop/testing/dollars.ts'
import { minor } from '#domain/money/minor.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { salePrice } from '#domain/pricing/sale-price.ts'
import { checkFile } from '../survey/checked-file.ts'
import { discountFrom } from './compare-at.ts'
import { hexOfColor } from './color-names.ts'
import { htmlToText } from './html-text.ts'
import { readCatalogueFile } from './read-catalogue-file.ts'

const HEADER =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,' +
  'Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Image Position,Gift Card,Variant Image,Status'
const COLUMNS = HEADER.split(',')

/** A row with these cells; the columns that are not named are empty. */
function row(cells: Record<string, string>): string {
  return COLUMNS.map((name) => `"${(cells[name] ?? '').replaceAll('"', '""')}"`).join(',')
}

const MUG = {
  Handle: 'mug',
  Title: 'Mug',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '4',
  'Variant Inventory Policy': 'deny',
  'Variant Price': '12.50',
  Status: 'active',
}

async function check(...rows: Record<string, string>[]) {
  const bytes = new TextEncoder().encode([HEADER, ...rows.map(row)].join('\r\n'))
  const chunks = async function* () {
    yield bytes
  }
  const options = { now: new Date('2026-11-01T00:00:00Z'), money: dollars, productTypes: ['fashion'], type: 'fashion' }
  const result = await checkFile((issues) => readCatalogueFile('shop.csv', chunks(), issues), options)
  if (!result.ok) return { products: [], warnings: [], errors: result.errors.listed }
  const products = []
  for await (const group of result.file.products()) products.push(...group.products)
  return { products, warnings: result.file.report.warnings, errors: [] }
}

describe('spec 11.1: Shopify product CSV', () => {
  it('a product without options is one product: price, former price, vendor, type, tags, text, picture', async () => {
    const { products, errors } = await check({
      ...MUG,
      'Body (HTML)': '<p>For <b>tea</b> &amp; more</p><script>alert(1)</script><ul><li>Big</li></ul>',
      Vendor: 'Clay & Co',
      Type: 'Kitchen',
      Tags: 'cup, tea ,',
      'Variant Compare At Price': '25.00',
      'Image Src': 'https://cdn.example/mug.jpg',
    })
    expect(errors).toEqual([])
    expect(products).toMatchObject([
      {
        id: 'mug',
        slug: 'mug',
        title: 'Mug',
        price: toMinor(25),
        discount: 50,
        quantity: 4,
        brand: { name: 'Clay & Co' },
        parent: 'Kitchen',
        tags: ['cup', 'tea'],
        img: 'https://cdn.example/mug.jpg',
        imageURLs: [{ img: 'https://cdn.example/mug.jpg' }],
        description: 'For tea & more\n• Big',
      },
    ])
    expect(products[0]).not.toHaveProperty('variants')
  })

  it('options become colours and sizes, further ones part of the size; pictures follow their colour', async () => {
    const shirt = {
      ...MUG,
      Handle: 'shirt',
      Title: 'Shirt',
      'Product Category': 'Apparel & Accessories > Clothing > Shirts',
      'Option1 Name': 'Colour',
      'Option1 Value': 'Navy Blue',
      'Option2 Name': 'Material',
      'Option2 Value': 'Cotton',
      'Image Src': '/two.jpg',
      'Image Position': '2',
      'Variant Image': '/navy.jpg',
    }
    const { products, errors } = await check(
      shirt,
      {
        Handle: 'shirt',
        'Option1 Value': 'Red',
        'Option2 Value': 'Wool',
        'Variant Price': '10',
        'Variant SKU': 'R1',
        'Variant Inventory Qty': '-2',
        'Variant Inventory Tracker': 'shopify',
      },
      { Handle: 'shirt', 'Image Src': '/one.jpg', 'Image Position': '1' },
    )
    expect(errors).toEqual([])
    expect(products).toMatchObject([
      {
        parent: 'Apparel & Accessories',
        children: 'Shirts',
        price: toMinor(10),
        quantity: 4,
        sizes: ['Cotton', 'Wool'],
        img: '/one.jpg',
        imageURLs: [
          { img: '/navy.jpg', color: { name: 'Navy Blue', clrCode: '#2C5AA0' } },
          { img: '/one.jpg', color: { name: 'Red', clrCode: '#B3122B' } },
          { img: '/two.jpg' },
        ],
        variants: [
          { color: 'Navy Blue', size: 'Cotton', price: toMinor(12.5), quantity: 4 },
          { color: 'Red', size: 'Wool', sku: 'R1', price: toMinor(10), quantity: 0 },
        ],
      },
    ])
  })

  it('without any picture a colour is said in the size, since colours are shown by pictures', async () => {
    const { products } = await check(
      { ...MUG, 'Option1 Name': 'Color', 'Option1 Value': 'Red' },
      { ...MUG, Title: '', 'Option1 Name': '', 'Option1 Value': 'Blue' },
    )
    expect(products).toMatchObject([
      { imageURLs: [], sizes: ['Red', 'Blue'], variants: [{ size: 'Red' }, { size: 'Blue' }] },
    ])
  })

  it('drafts, unpublished goods and gift cards are left out and counted', async () => {
    const { products, warnings } = await check(
      { ...MUG, Handle: 'a', Status: 'draft' },
      { ...MUG, Handle: 'b', Status: 'draft' },
      { ...MUG, Handle: 'c', Status: 'archived' },
      { ...MUG, Handle: 'd', Published: 'false' },
      { ...MUG, Handle: 'e', 'Gift Card': 'true' },
      { ...MUG, 'Variant Inventory Policy': 'continue', 'Image Src': '/mug.jpg' },
    )
    expect(products).toMatchObject([{ id: 'mug', quantity: 999 }])
    expect(warnings.map(({ path, message }) => `${path} ${message}`)).toEqual([
      'products[0] is a draft; it is left out (and 1 more like it)',
      'products[2] is archived; it is left out',
      'products[3] is not published; it is left out',
      'products[4] is a gift card, which this shop does not sell; it is left out',
      'products[5].Variant Inventory Qty is not what limits its sale; 999 pieces are stored',
    ])
  })

  it('what is wrong is named by line and column', async () => {
    const { errors } = await check(
      { ...MUG, 'Variant Price': '' },
      { ...MUG, Handle: 'two', 'Variant Price': '1.999' },
      { ...MUG, Handle: 'three', 'Variant Inventory Qty': 'many' },
      { ...MUG, Handle: '', Title: 'X' },
    )
    expect(errors.map(({ path, message, line }) => `${line} ${path} ${message}`)).toEqual([
      '2 products[0].Variant Price must be a price such as 12.99, got nothing',
      '3 products[1].Variant Price must be a price such as 12.99, got "1.999"',
      '4 products[2].Variant Inventory Qty must be a whole number, got "many"',
      '5 products[3].Handle must be a text, got nothing',
    ])
  })
})

describe('spec 9.2: a former price', () => {
  it('becomes a discount of two decimals that gives exactly the price, or none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_000 }), fc.integer({ min: 0, max: 5_000_000 }), (price, former) => {
        const listed = discountFrom(minor(price), minor(former))
        if (listed) expect(salePrice(listed.list, listed.discount)).toBe(price)
        // Below 100 dollars every price can be said.
        else expect(former).toBeGreaterThan(10_000)
      }),
    )
    expect(discountFrom(minor(50_000), minor(75_000))).toBeNull()
    expect(discountFrom(minor(5999), minor(7500))).toEqual({ list: 7500, discount: 20.01 })
  })
})

describe('spec 6.2: a description is text', () => {
  it.each([
    ['plain', 'plain'],
    ['a<br>b<br/><br/>c', 'a\nb\nc'],
    ['<div>1 &lt; 2<style>p{}</style></div>', '1 < 2'],
    ['<p>a\n  b</p>', 'a b'],
    ['<b>open', 'open'],
  ])('%j is %j', (html, text) => expect(htmlToText(html)).toBe(text))
})

it.each([
  ['Light Navy Blue', '#2C5AA0'],
  ['Rose-Gold', '#B76E79'],
  ['Himmelblau', '#B8B5AF'],
])('the colour %s is shown as %s', (name, hex) => expect(hexOfColor(name)).toBe(hex))
