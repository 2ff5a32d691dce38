import { expect, it } from 'vitest'
import { typeSentence } from './type-sentence.ts'

it('names the types as their owner writes them', () => {
  const titles = ['Lebensmittel & Getränke', 'iPads', 'DIY']
  expect(
    typeSentence(
      titles.map((title) => ({ title })),
      'en',
    ),
  ).toBe('Lebensmittel & Getränke, iPads and DIY')
  expect(typeSentence([], 'en')).toBe('')
})
