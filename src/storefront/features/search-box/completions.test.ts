import { describe, expect, it } from 'vitest'
import { completions } from './completions.ts'

const TITLES = ['Headphones', 'Meridian Over-Ear Headphones', 'Studio Headset, Headband']

describe('completions', () => {
  it('usability 4: the last word is completed by words of the titles, each once, in their order', () => {
    expect(completions('head', TITLES, 3)).toEqual(['headphones', 'headset', 'headband'])
    expect(completions('head', TITLES, 2)).toEqual(['headphones', 'headset'])
  })

  it('usability 4: what was typed stays as it was typed', () => {
    expect(completions('Wireless HEAD', TITLES, 1)).toEqual(['Wireless HEADphones'])
  })

  it('usability 4: a whole word, a single letter or a space at the end has nothing to complete', () => {
    expect(completions('headphones', TITLES, 3)).toEqual([])
    expect(completions('h', TITLES, 3)).toEqual([])
    expect(completions('head ', TITLES, 3)).toEqual([])
    expect(completions('', TITLES, 3)).toEqual([])
  })
})
