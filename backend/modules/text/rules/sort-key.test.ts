import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { letters } from '#contracts/alphabet.ts'
import { keyRangesOf, letterOfKey, sortKeyOf } from './sort-key.ts'

const collator = new Intl.Collator('hu')
const byKey = (a: string, b: string) => (sortKeyOf(a) < sortKeyOf(b) ? -1 : sortKeyOf(a) > sortKeyOf(b) ? 1 : 0)

describe('sortKeyOf', () => {
  it('sorts as a Hungarian encyclopaedia does', () => {
    const sorted = [
      'Ábel',
      'Abonyi',
      'Cukor',
      'Csárdás',
      'Dráma',
      'Dzsungel',
      'Éjszaka',
      'Garas',
      'Gyász',
      'Ló',
      'Lyuk',
      'Óda',
      'Ordas',
      'Ödön',
      'Őrült',
      'Sós',
      'Szép',
      'Tört',
      'Tyúk',
      'Zárt',
      'Zsák',
    ]
    expect(sorted.toReversed().toSorted(byKey)).toEqual(sorted)
  })

  it('lets accents decide only between words of the same letters', () => {
    expect(['vád', 'vad', 'vadász', 'vadas'].toSorted(byKey)).toEqual(['vad', 'vád', 'vadas', 'vadász'])
  })

  it('agrees with Intl.Collator on any words of the alphabet', () => {
    const word = fc.string({
      unit: fc.constantFrom(...'aábcdeéfghiíjklmnoóöőpqrstuúüűvwxyz'),
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(Math.sign(byKey(a, b))).toBe(Math.sign(collator.compare(a, b)))
      }),
      { numRuns: 500 },
    )
  })

  it('puts digits before letters and ignores case and punctuation', () => {
    expect(['Alma', '1984', 'a „b”', 'A b'].toSorted(byKey)[0]).toBe('1984')
    expect(sortKeyOf('A „b”')).toBe(sortKeyOf('a B!'))
  })
})

describe('the letter of a key', () => {
  it.each([
    ['Ábel', 'a'],
    ['Csáth', 'cs'],
    ['Őrkény', 'ö'],
    ['Szabó', 'sz'],
    ['Zsoldos', 'zs'],
    ['Dante', 'd'],
    ['1984', 'other'],
    ['Достоевский', 'other'],
    ['', 'other'],
  ])('of %s is %s', (name, letter) => {
    expect(letterOfKey(sortKeyOf(name))).toBe(letter)
  })

  it('and its ranges agree, so that every key lies under exactly one letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const key = sortKeyOf(name)
        const homes = letters.filter((letter) => keyRangesOf(letter).some(([from, to]) => key >= from && key < to))
        expect(homes).toEqual([letterOfKey(key)])
      }),
    )
  })
})
