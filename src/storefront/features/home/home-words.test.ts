import { homeText } from '#storefront/texts/home.ts'
import { expect, it } from 'vitest'
import { homeWords } from './home-words.ts'

it("a title keeps its owner's spelling in every sentence of a home", () => {
  const home = { mood: 'food', count: 3, makers: 2, shopName: 'Kaufladen', hasStillLife: false }
  expect(homeWords({ ...home, typeTitle: 'Lebensmittel & Getränke' }, homeText())).toMatchObject({
    headline: 'Lebensmittel & Getränke',
    shop: 'Shop Lebensmittel & Getränke',
  })
  expect(homeWords({ ...home, typeTitle: null }, homeText()).shop).toBe('Shop everything')
})
