import { open } from 'node:fs/promises'
const n = Number(process.argv[2])
const h = await open(process.argv[3] ?? '', 'w')
let t = ''
for (let index = 0; index < n; index++) {
  t +=
    JSON.stringify({
      id: `p${index}`,
      slug: `product-${index}`,
      title: `Product number ${index}`,
      price: 19.99,
      discount: 10,
      quantity: 5,
      productType: 'electronics',
      parent: `Group ${index % 50}`,
      brand: `Maker ${index % 200}`,
      sizes: ['S', 'M'],
      tags: ['one', 'two'],
      img: '/media/a.webp',
      description: 'Some words about it. '.repeat(10),
    }) + '\n'
  if (t.length > 1 << 20) {
    await h.write(t)
    t = ''
  }
}
await h.write(t)
await h.close()
