import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asSentence, firstSentence, sentences } from './sentences.ts'

describe('a text of the owner as a sentence', () => {
  it.each([
    ['Prices include tax', 'Prices include tax.'],
    ['Preise inkl. MwSt.', 'Preise inkl. MwSt.'],
    ['inkl. MwSt..', 'inkl. MwSt.'],
    ['Free shipping!', 'Free shipping!'],
    ['In a hurry?', 'In a hurry?'],
    ['What it costs:', 'What it costs:'],
    ['And so on…', 'And so on…'],
    ['And so on...', 'And so on...'],
    ['  Tuesday to Saturday,  ', 'Tuesday to Saturday.'],
    ['Open Mon –', 'Open Mon.'],
    ['She said “Come in.”', 'She said “Come in.”'],
    ['Sie sagte „Komm rein!“', 'Sie sagte „Komm rein!“'],
    ['Il dit « Entrez. »', 'Il dit « Entrez. »'],
    ['We call it "gold"', 'We call it "gold".'],
    ['Prices include VAT (19 % MwSt.)', 'Prices include VAT (19 % MwSt.).'],
    ['Prices include VAT (19 %)', 'Prices include VAT (19 %).'],
    ['(Prices include VAT.)', '(Prices include VAT.)'],
    ['Open daily. (Closed at noon.)', 'Open daily. (Closed at noon.)'],
    ['価格は税込みです。', '価格は税込みです。'],
    ['（税込み。）', '（税込み。）'],
    ['मूल्य में कर शामिल है।', 'मूल्य में कर शामिल है।'],
    ['الأسعار شاملة الضريبة؟', 'الأسعار شاملة الضريبة؟'],
    ['قیمت میں ٹیکس شامل ہے۔', 'قیمت میں ٹیکس شامل ہے۔'],
    ['', ''],
    [' , ', ''],
  ])('%s', (text, sentence) => {
    expect(asSentence(text)).toBe(sentence)
  })

  it('property: keeps what was written, adds one stop at most, and changes nothing the second time', () => {
    const end = fc.constantFrom(
      '',
      '.',
      '..',
      '...',
      '!',
      '?',
      '?!',
      ':',
      '…',
      '.)',
      ')',
      '.”',
      '。',
      '।',
      ' ,',
      ';',
      '-',
    )
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), end, (words, tail) => {
        const text = words + tail
        const said = asSentence(text)
        expect(asSentence(said)).toBe(said)
        expect(said).not.toMatch(/(?:^|[^.])\.\.$/)
        const kept = said.endsWith('.') && !text.trim().startsWith(said) ? said.slice(0, -1) : said
        expect(text.trim().startsWith(kept)).toBe(true)
        if (/[\p{L}\p{N}]$/u.test(text)) expect(said).toBe(`${text.trim()}.`)
      }),
    )
  })

  it('sentences stand one after the other, and no text leaves no stop', () => {
    expect(sentences('inkl. MwSt.', 'Nothing is added at the end')).toBe('inkl. MwSt. Nothing is added at the end.')
    expect(sentences('', 'Three ways to get it')).toBe('Three ways to get it.')
  })
})

describe('the first sentence of a text', () => {
  it.each([
    ['A lamp. It shines.', 'A lamp.'],
    ['Holds 1.5 litres! And more', 'Holds 1.5 litres!'],
    ['  A lamp of brass ', 'A lamp of brass'],
    ['Really?\nYes.', 'Really?'],
    ['', ''],
  ])('of %j is %j', (text, first) => {
    expect(firstSentence(text)).toBe(first)
  })
})
