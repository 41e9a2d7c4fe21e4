import { fold } from '../../text/rules/fold.ts'

/** How many letters must be put in, left out or changed to make one word of the other. */
export const distance = (a: string, b: string): number => {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (const [row, letter] of [...a].entries()) {
    const line = [row + 1]
    for (let column = 1; column <= b.length; column++) {
      const changed = (above[column - 1] ?? 0) + (letter === b[column - 1] ? 0 : 1)
      line.push(Math.min(changed, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1))
    }
    above = line
  }
  return above[b.length] ?? 0
}

/** Two letters in five may be wrong, so many does an ending have; what is further off is another word. */
const isNear = (typed: string, letters: number): boolean => letters <= Math.max(1, Math.floor(typed.length * 0.4))

interface Corrected {
  words: string[]
  wrong: number
  kept: number
}

const correctBy = (typed: readonly string[], named: readonly string[]): Corrected => {
  const corrected: Corrected = { words: [], wrong: 0, kept: 0 }
  for (const word of typed) {
    const near = named
      .map((name) => ({ name, wrong: distance(fold(word), fold(name)) }))
      .reduce((best, one) => (one.wrong < best.wrong ? one : best), { name: '', wrong: Infinity })
    const isKnown = isNear(word, near.wrong)
    if (isKnown) corrected.words.push(near.name)
    corrected.wrong += isKnown ? near.wrong : word.length
    corrected.kept += isKnown ? word.length : 0
  }
  return corrected
}

/**
 * The words that somebody may have meant, all from one and the same book: those with the fewest wrong letters, the
 * earlier book between equals. A word that no book has near is left out if most of what was typed remains.
 * @param books the words of their titles, authors and series
 */
export const nearestWords = (typed: readonly string[], books: readonly (readonly string[])[]): string[] | undefined => {
  const length = typed.join('').length
  const corrected = books.map((named) => correctBy(typed, named)).filter(({ kept }) => kept * 2 >= length)
  return corrected.toSorted((a, b) => a.wrong - b.wrong)[0]?.words
}
