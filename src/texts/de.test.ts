/** German typography and address: „…“ in pairs, a space that does not break before %, and Sie throughout. */
import { describe, expect, it } from 'vitest'
import { de } from './de.ts'

const texts = Object.entries(de).flatMap(([group, messages]) =>
  Object.entries(messages).map(([key, message]): [string, string] => [`${group}.${key}`, message]),
)

describe('the German pack', () => {
  it('quotes „like this“ and with no other marks', () => {
    const wrong = texts.filter(
      ([, message]) => /["'”«»]/.test(message) || /[„“]/.test(message.replaceAll(/„[^„“]+“/g, '')),
    )
    expect(wrong).toEqual([])
  })

  it('has a no-break space before %', () => {
    expect(texts.filter(([, message]) => /[^\u00A0]%/.test(message))).toEqual([])
  })

  it('says Sie', () => {
    expect(
      texts.filter(([, message]) =>
        /(?<!\p{L})(?:du|dir|dich|dein\p{L}*|euch|euer|eure\p{L}*)(?!\p{L})/iu.test(message),
      ),
    ).toEqual([])
  })
})
