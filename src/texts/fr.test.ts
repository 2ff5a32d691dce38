/** French typography: a mark that has a space before it never begins a line. */
import { describe, expect, it } from 'vitest'
import { fr } from './fr.ts'

/** Where an ordinary space would let a line begin with the mark, or end with «; and a mark without its space. */
const BREAKS = / [:;!?%»×]|« /
const BARE = /[\p{L}\p{N}}>][:;!?»%](?!\w)|«[^\u00A0]/u
/** What stands between the braces of values and branches, which are no words. */
const SYNTAX = /\{\w+, (?:plural|number|select)[,}]/g

const texts = Object.entries(fr).flatMap(([group, messages]) =>
  Object.entries(messages).map(([key, message]): [string, string] => [
    `${group}.${key}`,
    message.replaceAll(SYNTAX, ''),
  ]),
)

describe('the French pack', () => {
  it('has no-break spaces before : ; ! ? % and inside « »', () => {
    expect(texts.filter(([, message]) => BREAKS.test(message) || BARE.test(message))).toEqual([])
  })

  it('has the apostrophe ’', () => {
    expect(texts.filter(([, message]) => message.includes("'"))).toEqual([])
  })
})
