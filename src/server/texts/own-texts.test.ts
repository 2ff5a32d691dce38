import { describe, expect, it } from 'vitest'
import { ownTextsFrom } from './own-texts.ts'

const problemsOf = (input: unknown): string[] => {
  try {
    ownTextsFrom(input, 'texts/de.json')
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

describe('an owner’s own words', () => {
  it('stand in the place of single texts, by key', () => {
    expect(ownTextsFrom({ 'frame.home': 'Zu {name}', 'frame.backToTop': 'Nach oben' }, 'texts/de.json')).toEqual({
      frame: { home: 'Zu {name}', backToTop: 'Nach oben' },
    })
  })

  it.each([
    [[], 'texts/de.json: must be an object of keys and texts'],
    ['frame', 'texts/de.json: must be an object of keys and texts'],
    [{ 'frame.backToTop.x': 'Nach oben' }, 'texts/de.json: frame.backToTop.x: is no key of a text'],
    [{ backToTop: 'Nach oben' }, 'texts/de.json: backToTop: is no key of a text'],
    [{ 'frame.constructor': 'x' }, 'texts/de.json: frame.constructor: is no key of a text'],
    [{ 'constructor.name': 'x' }, 'texts/de.json: constructor.name: is no key of a text'],
    [{ 'frame.backToTop': 3 }, 'texts/de.json: frame.backToTop: must be a text such as "Back to Top"'],
    [{ 'frame.home': 'Zu {shop}' }, 'texts/de.json: frame.home: {shop} is not known here, only {name}'],
    [{ 'frame.backToTop': '{up}' }, 'texts/de.json: frame.backToTop: {up} is not known here, nothing is'],
  ])('%j is refused', (input, problem) => {
    expect(problemsOf(input)).toEqual([problem])
  })

  it('that are no text, or several that are wrong, are all named', () => {
    expect(problemsOf({ 'frame.home': '{name, Start', 'frame.nothing': '' })).toEqual([
      expect.stringMatching(/^texts\/de\.json: frame\.home: is no text: /),
      'texts/de.json: frame.nothing: is no key of a text',
    ])
  })
})
