import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onlyFillers, parseSearch } from './search-words.ts'

describe('parseSearch', () => {
  it.each([
    ['Édes Anna', { words: ['Édes', 'Anna'], phrases: [], excluded: [] }],
    ['a Pál utcai fiúk', { words: ['Pál', 'utcai', 'fiúk'], phrases: [], excluded: [] }],
    ['az', { words: ['az'], phrases: [], excluded: [] }],
    ['„Pál utcai” -angol', { words: [], phrases: ['Pál utcai'], excluded: ['angol'] }],
    ['Saint-Exupéry', { words: ['Saint', 'Exupéry'], phrases: [], excluded: [] }],
    ["O'Brien & <b>", { words: ['O', 'Brien', 'b'], phrases: [], excluded: [] }],
    ['"', { words: [], phrases: [], excluded: [] }],
  ])('takes %s apart', (query, parts) => expect(parseSearch(query)).toEqual(parts))

  it.each([
    ['az', true],
    ['The a', true],
    ['a Pál utcai fiúk', false],
    ['the -door', false],
    ['"az"', false],
    ['', false],
  ])('sees whether %s is nothing but articles', (query, expected) =>
    expect(onlyFillers(parseSearch(query))).toBe(expected),
  )

  it('takes no more than eight words and three phrases', () => {
    const { words, phrases } = parseSearch(`${'szép '.repeat(40)}${'"egy szó" '.repeat(9)}`)
    expect(words).toHaveLength(8)
    expect(phrases).toHaveLength(3)
  })

  it('lets nothing but letters and digits through', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        const { words, phrases, excluded } = parseSearch(query)
        for (const word of [...words, ...excluded, ...phrases.flatMap((phrase) => phrase.split(' '))])
          expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
      }),
    ))
})
