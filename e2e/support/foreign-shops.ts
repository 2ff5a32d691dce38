/** Made shops of other owners: any number of types, goods and long names, without pictures of categories. */
import sharp from 'sharp'

/** Titles as owners give them: capitals inside, ampersands, compounds. */
const TITLES = [
  'Lebensmittel & Getränke',
  'Unterhaltungselektronik',
  'DIY',
  'Haus, Hof und Garten',
  'Babyausstattung',
  'Sport',
  'Bücher & Spielwaren',
]

const LONG_NAME = 'Brinkmanns Gemischtwarenhandlung für Haus, Hof und Gartenfeste'.slice(0, 60).trim()

/** A shop of `types` product types with `products` goods each and `categories` categories; the first of each category has no picture, the second is sold out. */
export function foreignShop(types: number, products: number, categories = 4) {
  const kinds = TITLES.slice(0, types).map((title, place) => ({ id: `t${place + 1}`, title, home: `t${place + 1}` }))
  const goods = kinds.flatMap(({ id }, kind) =>
    Array.from({ length: products }, (_, place) => ({
      id: `${id}-${place + 1}`,
      title: `${place % 3 === 0 ? 'Mehrzweckaufbewahrungsbehälter aus Eiche' : 'Ding'} ${place + 1}`,
      price: 5 + place,
      quantity: Math.floor(place / categories) === 1 ? 0 : 20,
      discount: place % 2 === 0 ? 10 : 0,
      featured: place % 2 === 1,
      productType: id,
      brand: place % 5 === 0 ? 'Unbranded' : `Marke ${(place + kind) % 9}`,
      parent: `${TITLES[(kind + 3) % TITLES.length]} ${place % categories}`,
      children: `Art ${place % 3}`,
      ...(place >= categories && { img: Math.floor(place / categories) === 1 ? 'sold.png' : 'thing.png' }),
      tags: ['ding'],
    })),
  )
  return {
    catalogue: { products: goods },
    shop: {
      name: types > 3 ? LONG_NAME : 'Kontor',
      productTypes: kinds,
      homes: { main: { accent: '#ffee00' }, t1: { accent: '#ffee00' } },
      taxSentence: 'Alle Preise inkl. MwSt.',
    },
    media: {
      'thing.png': () => plainPicture('#2f6b3a'),
      'sold.png': () => plainPicture('#b8450f'),
    },
  }
}

function plainPicture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 700, height: 700, channels: 3, background } })
    .png()
    .toBuffer()
}
