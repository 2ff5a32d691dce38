/** Catalogue files as owners might write them, for property tests. */
import fc from 'fast-check'

/** What a spreadsheet would run, and what looks like the guard against that. */
const formula = fc.constantFrom('=1+1', '-2+3', '+49 30 1', '@SUM(A1)', '-5', "'=1", "''+1", "'s", "'-5", '\uFF1D1')

const grapheme = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .filter((text) => text.trim() !== '' && !text.includes('\0') && text.isWellFormed())
const word = fc.oneof({ weight: 4, arbitrary: grapheme }, { weight: 1, arbitrary: formula })
const plainText = fc
  .string({ unit: 'grapheme', maxLength: 200 })
  .filter((one) => !one.includes('\0') && one.isWellFormed())
const text = fc.oneof(
  { weight: 4, arbitrary: plainText },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom('', '\t', '\r', '\n', ' '), formula).map((parts) => parts.join('')),
  },
)
const id = fc
  .oneof(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 8 }), formula)
  .filter((one) => /^[^/\\\s.]+$/.test(one))
const dollars = fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100)
/** A product or variant is reduced by a percentage, or to a price, or not at all. */
const reduced = <T extends object>(shape: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.tuple(shape, fc.option(fc.double({ min: 0, max: 1, noNaN: true }))).map(([one, share]) => {
    if (share === null || !('price' in one)) return one
    const { discount: _percent, ...rest } = one as T & { discount?: number }
    const prices = 'variants' in one ? (one.variants as { price?: number }[]).flatMap(({ price }) => price ?? []) : []
    const lowest = Math.min(Number(one.price), ...prices)
    return { ...rest, salePrice: Math.floor(lowest * share * 100) / 100 } as T & { salePrice: number }
  })
const percent = fc.integer({ min: -500, max: 10_000 }).map((hundredths) => hundredths / 100)
const count = fc.nat(5000)
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const name = fc.constantFrom('Things', 'Bags & Shoes', 'two words', 'Ünïcode', '__proto__', 'constructor')

const variants = fc.uniqueArray(
  reduced(
    fc.record(
      {
        color: fc.constantFrom('Navy', 'White', 'Two Tone'),
        size: fc.constantFrom('S', 'M', 9.5),
        sku: word,
        price: dollars,
        discount: percent,
        quantity: count,
      },
      { requiredKeys: ['color'] },
    ),
  ),
  { maxLength: 5, selector: (variant) => `${variant.color} ${variant.size}` },
)

const review = fc.record(
  {
    name: word,
    email: fc.constantFrom('a@example.com', ''),
    rating: fc.integer({ min: 2, max: 10 }).map((halves) => halves / 2),
    review: text,
    date: fc.oneof(
      day,
      day.map((instant) => instant.slice(0, 10)),
    ),
    user: fc.constant('/media/user.webp'),
  },
  { requiredKeys: ['name', 'rating'] },
)

const product = reduced(
  fc.record(
    {
      id: fc.oneof(id, fc.nat(999)),
      sku: word,
      title: word,
      unit: fc.constantFrom('pieces', 'ml', 'carat'),
      img: fc.constantFrom('/media/a.webp', 'https://pictures.example/a.jpg'),
      imageURLs: fc.array(
        fc.oneof(
          fc.constant({ img: '/media/b.webp' }),
          fc.record({
            img: fc.constant('/media/c.webp'),
            color: fc.record({ name: word, clrCode: fc.constantFrom('#fff', '#24324D') }),
          }),
        ),
        { maxLength: 3 },
      ),
      parent: name,
      children: name,
      category: fc.oneof(name, fc.record({ name })),
      brand: fc.oneof(name, fc.record({ name })),
      price: dollars,
      discount: percent,
      quantity: count,
      status: fc.constantFrom('in-stock', 'out-of-stock'),
      productType: fc.constantFrom('electronics', 'Fashion'),
      description: text,
      additionalInformation: fc.array(fc.record({ key: word, value: word }), { maxLength: 3 }),
      featured: fc.boolean(),
      weight: fc.integer({ min: 0, max: 100_000 }),
      taxClass: fc.constantFrom('reduced', 'books'),
      unitMeasure: fc.constantFrom('250 ml', '1,5 kg', '12 pieces'),
      manufacturer: word,
      responsiblePerson: word,
      translations: fc.dictionary(
        fc.constantFrom('de', 'fr', 'pt-BR'),
        fc.record({ title: word, unit: word, description: word }, { requiredKeys: [] }),
        { maxKeys: 2 },
      ),
      sellCount: count,
      tags: fc.array(word, { maxLength: 4 }),
      sizes: fc.array(fc.oneof(word, fc.nat(50)), { maxLength: 4 }),
      variants,
      offerDate: fc.oneof(fc.record({ endDate: day }), fc.record({ startDate: day })),
      createdAt: day,
      videoId: fc.constantFrom('local:film', 'dQw4w9WgXcQ'),
      reviews: fc.array(review, { maxLength: 3 }),
    },
    { requiredKeys: ['title', 'price', 'productType'] },
  ),
)

/** A correct list of products, with and without ids, in every mixture of optional fields. */
export const rawProducts = fc.uniqueArray(product, {
  maxLength: 8,
  comparator: (a, b) => a.id !== undefined && b.id !== undefined && String(a.id) === String(b.id),
})
