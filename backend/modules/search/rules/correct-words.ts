import { fold } from '../../text/rules/fold.ts'
import { slipsBetween } from './slips.ts'

/** Two letters in five may be wrong, as many as an ending has. A word with more wrong letters is another word. */
const isSimilar = (typed: string, letters: number): boolean => letters <= Math.max(1, Math.floor(typed.length * 0.4))

interface Corrected {
  words: string[]
  wrong: number
  /** Letters of typed words that the book has. */
  known: number
}

const correctBy = (typed: readonly string[], named: readonly string[]): Corrected => {
  const corrected: Corrected = { words: [], wrong: 0, known: 0 }
  for (const word of typed) {
    const closest = named
      .map((name) => ({ name, wrong: slipsBetween(fold(word), fold(name)) }))
      .reduce((best, one) => (one.wrong < best.wrong ? one : best), { name: '', wrong: Infinity })
    const isKnown = isSimilar(word, closest.wrong)
    if (isKnown) corrected.words.push(closest.name)
    corrected.wrong += isKnown ? closest.wrong : word.length
    corrected.known += isKnown ? word.length : 0
  }
  return corrected
}

/**
 * The words of one book that are most like the typed ones: those with the fewest wrong letters, and between equals those
 * of the earlier book. A word that is like no word of the book is left out if most of the typed letters remain.
 * @param books the words of their titles, authors and series
 */
export const correctWords = (typed: readonly string[], books: readonly (readonly string[])[]): string[] | undefined => {
  const length = typed.join('').length
  const corrected = books.map((named) => correctBy(typed, named)).filter(({ known }) => known * 2 >= length)
  return corrected.toSorted((a, b) => a.wrong - b.wrong)[0]?.words
}
