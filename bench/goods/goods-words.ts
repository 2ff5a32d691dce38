/** The words that made-up goods are made of: 4 types of 10 kinds each, their pictures, colours and sizes. */

export interface KindOfGoods {
  /** As a category says it: "Headphones". */
  plural: string
  /** As a title says it: "Headphones", "Speaker". */
  one: string
  /** A folder of `public/media/products`. */
  pictures: string
  /** Sizes in their order; a product has a run of them. */
  sizes: readonly string[]
}

export interface TypeOfGoods {
  id: string
  /** Each with each kind is a category: "Travel Headphones". */
  uses: readonly string[]
  /** Each with each category is a sub-category: "Compact Travel Headphones". */
  styles: readonly string[]
  kinds: readonly KindOfGoods[]
  /** The middle list price in dollars. */
  middlePrice: number
}

const words = (text: string): string[] => text.split(' ')

const CLOTHES = words('XS S M L XL 2XL')
const SHOES = ['EU 36', 'EU 37', 'EU 38', 'EU 39', 'EU 40', 'EU 41', 'EU 42', 'EU 43', 'EU 44', 'EU 45']
const RINGS = words('5 6 7 8 9 10 11')
const BOTTLES = ['15 ml', '30 ml', '50 ml', '75 ml', '100 ml', '200 ml']
const SCREENS = ['8 inch', '11 inch', '13 inch', '14 inch', '16 inch']
const STORAGE = ['64 GB', '128 GB', '256 GB', '512 GB', '1 TB']

const kind = (plural: string, one: string, pictures: string, sizes: readonly string[] = []): KindOfGoods => ({
  plural,
  one,
  pictures,
  sizes,
})

export const TYPES_OF_GOODS: readonly TypeOfGoods[] = [
  {
    id: 'electronics',
    uses: words('Travel Studio Home Office Outdoor'),
    styles: words('Compact Wireless Classic Professional Everyday'),
    middlePrice: 180,
    kinds: [
      kind('Headphones', 'Headphones', 'headphones'),
      kind('Phones', 'Phone', 'smartphone', STORAGE),
      kind('Laptops', 'Laptop', 'laptop', SCREENS),
      kind('Speakers', 'Speaker', 'portable-speaker'),
      kind('Keyboards', 'Keyboard', 'keyboard'),
      kind('Cameras', 'Camera', 'camera'),
      kind('Tablets', 'Tablet', 'tablet', SCREENS),
      kind('Watches', 'Watch', 'smart-watch'),
      kind('Earbuds', 'Earbuds', 'earbuds'),
      kind('Controllers', 'Controller', 'game-controller'),
    ],
  },
  {
    id: 'fashion',
    uses: words('Summer Winter City Sport Evening'),
    styles: words('Woven Quilted Leather Knitted Recycled'),
    middlePrice: 55,
    kinds: [
      kind('T-Shirts', 'T-Shirt', 't-shirt', CLOTHES),
      kind('Sneakers', 'Sneaker', 'sneaker', SHOES),
      kind('Sweaters', 'Sweater', 'sweater', CLOTHES),
      kind('Backpacks', 'Backpack', 'backpack'),
      kind('Handbags', 'Handbag', 'handbag'),
      kind('Belts', 'Belt', 'belt', CLOTHES),
      kind('Slides', 'Slide', 'slides', SHOES),
      kind('Scarves', 'Scarf', 'scarf'),
      kind('Caps', 'Cap', 'cap', CLOTHES),
      kind('Wallets', 'Wallet', 'wallet'),
    ],
  },
  {
    id: 'beauty',
    uses: words('Day Night Sensitive Gentle Bright'),
    styles: words('Matte Satin Mineral Botanical Sheer'),
    middlePrice: 28,
    kinds: [
      kind('Creams', 'Cream', 'face-cream', BOTTLES),
      kind('Serums', 'Serum', 'face-serum', BOTTLES),
      kind('Lipsticks', 'Lipstick', 'lipstick'),
      kind('Perfumes', 'Perfume', 'perfume', BOTTLES),
      kind('Colognes', 'Cologne', 'cologne', BOTTLES),
      kind('Balms', 'Balm', 'hand-balm', BOTTLES),
      kind('Palettes', 'Palette', 'eyeshadow-palette'),
      kind('Lacquers', 'Lacquer', 'nail-lacquer'),
      kind('Blushes', 'Blush', 'blush-compact'),
      kind('Brushes', 'Brush', 'brush-set'),
    ],
  },
  {
    id: 'jewelry',
    uses: words('Fine Bridal Bold Heritage Modern'),
    styles: words('Hammered Polished Twisted Engraved Pavé'),
    middlePrice: 240,
    kinds: [
      kind('Rings', 'Ring', 'solitaire-ring', RINGS),
      kind('Earrings', 'Earrings', 'hoop-earrings'),
      kind('Necklaces', 'Necklace', 'halo-necklace'),
      kind('Bracelets', 'Bracelet', 'tennis-bracelet'),
      kind('Pendants', 'Pendant', 'pear-pendant'),
      kind('Bands', 'Band', 'wedding-bands', RINGS),
      kind('Chains', 'Chain', 'paperclip-necklace'),
      kind('Studs', 'Stud', 'pearl-earrings'),
      kind('Pearls', 'Pearl', 'pearl-strand'),
      kind('Halos', 'Halo', 'halo-ring', RINGS),
    ],
  },
]

/** Names and swatches, the most frequent first. */
export const GOODS_COLORS: readonly { name: string; clrCode: string }[] = [
  ['Black', '#17181a'],
  ['White', '#f4f2ee'],
  ['Graphite', '#3b3d41'],
  ['Navy', '#1c2a4a'],
  ['Cream', '#e8dcc6'],
  ['Silver', '#c3c6ca'],
  ['Gold', '#c9a24b'],
  ['Rose', '#d9a5a0'],
  ['Olive', '#6b6f43'],
  ['Sand', '#d2bd9b'],
  ['Forest', '#2d4a38'],
  ['Cobalt', '#2347a8'],
  ['Burgundy', '#6e1f33'],
  ['Terracotta', '#b85c3e'],
  ['Lilac', '#b9a6d3'],
  ['Sky', '#9cc4e4'],
  ['Mustard', '#c99a2e'],
  ['Coral', '#ea7a66'],
  ['Teal', '#1f6f70'],
  ['Chocolate', '#4a2f22'],
  ['Peach', '#f2b999'],
  ['Mint', '#a9d6bd'],
  ['Plum', '#54294f'],
  ['Pearl', '#ece7e1'],
].map(([name = '', clrCode = '']) => ({ name, clrCode }))

/** Tags, the most frequent first. */
export const GOODS_TAGS = words(
  'gift everyday new-season travel bestseller handmade recycled limited wireless vegan organic waterproof minimal vintage premium lightweight ' +
    'durable outdoor office summer winter evening sport festive kids unisex refillable repairable foldable portable soft bold pastel natural ' +
    'fragrance-free cruelty-free fair-trade local heritage modern classic bright matte glossy quiet fast-charging noise-cancelling studio ' +
    'weekend wedding birthday anniversary school camping running yoga cycling home garden kitchen desk bedside',
)

/** Series that titles are told apart by. */
export const GOODS_SERIES = words(
  'Meridian Harbour Slate Field Amber Ivory Walnut Linen Solstice Juniper Cinder Marlow Aster Fjord Orchard Quarry Tidal Ember Lumen Prairie',
)

/** Syllables of brands and model numbers. */
export const SYLLABLES = words('ka so ven tri mar el do pix har lane ost ra fin stry wel no bel cor dun vi')
