import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markProducts } from './product-marks.ts'
import { clearMarks, createTerms, putTerms } from './terms.ts'
import { noteOtherWords, renewWordSlots, slotsWith } from './word-slots.ts'

const words = fc.uniqueArray(fc.constantFrom('emma', 'hamlet', 'kim', 'ulysses', 'walden'), { maxLength: 3 })
const change = fc.record({ slot: fc.nat(5), to: words })

it('names every product that has the word, whatever changed before, while and after the list was made', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(words, { minLength: 1, maxLength: 6 }),
      fc.array(change),
      fc.array(change),
      fc.constantFrom('emma', 'kim'),
      async (first, during, after, word) => {
        const terms = createTerms()
        const products = new Map<number, string[]>()
        const put = (slot: number, to: string[]): void => {
          products.set(slot, to)
          if (putTerms(terms, slot, { name: to, series: [], credits: [] })) noteOtherWords(terms, slot)
        }
        for (const [slot, to] of first.entries()) put(slot, to)
        const size = 6
        for (let slot = first.length; slot < size; slot++) put(slot, [])
        const making = renewWordSlots(terms, size)
        for (const { slot, to } of during) put(slot, to)
        await making
        for (const { slot, to } of after) put(slot, to)
        const found = slotsWith(terms, [terms.numbers.get(word) ?? []].flat(), size)
        expect([...found]).toEqual([...found].toSorted((a, b) => a - b))
        const withWord = [...products].filter(([, own]) => own.includes(word)).map(([slot]) => slot)
        expect([...found]).toEqual(expect.arrayContaining(withWord))
        const number = terms.numbers.get(word)
        const marks = clearMarks(terms)
        if (number !== undefined) marks[number] = 5
        const { name, slots } = markProducts(terms, number === undefined ? [] : [number], size)
        expect([...name.subarray(0, size).keys()].filter((slot) => name[slot] === 5)).toEqual(withWord.toSorted())
        expect(new Set(slots).size).toBe(slots.length)
        expect([...slots]).toEqual(expect.arrayContaining(withWord))
        const possible = [...withWord, ...[...during, ...after].map(({ slot }) => slot)]
        expect(possible).toEqual(expect.arrayContaining([...found]))
      },
    ),
  )
})

it('marks of a search leave nothing for the next one, and know the place of a word', () => {
  const terms = createTerms()
  putTerms(terms, 0, { name: ['emma'], series: [], credits: ['kim'] })
  putTerms(terms, 1, { name: ['kim'], series: ['emma'], credits: [] })
  const ask = (marked: Record<string, number>) => {
    const marks = clearMarks(terms)
    const numbers = Object.keys(marked).map((word) => terms.numbers.get(word) ?? 0)
    for (const [at, mark] of Object.values(marked).entries()) marks[numbers[at] ?? 0] = mark
    const { name, series, credits } = markProducts(terms, numbers, 2)
    return [name, series, credits].map((place) => [...place.subarray(0, 2)])
  }
  expect(ask({ emma: 1, kim: 2 })).toEqual([
    [1, 2],
    [0, 1],
    [2, 0],
  ])
  expect(ask({ kim: 4 })).toEqual([
    [0, 4],
    [0, 0],
    [4, 0],
  ])
})
