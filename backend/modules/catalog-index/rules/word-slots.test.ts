import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTerms, putTerms } from './terms.ts'
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
        const possible = [...withWord, ...[...during, ...after].map(({ slot }) => slot)]
        expect(possible).toEqual(expect.arrayContaining([...found]))
      },
    ),
  )
})
