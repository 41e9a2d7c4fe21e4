export interface TextPart {
  /** The position in the text. */
  start: number
  text: string
  isMatch: boolean
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * Marks the words of `text` that begin like a typed word, without regard to accents. The parts join to `text` again.
 */
export const markMatches = (text: string, typed: string): TextPart[] => {
  const words = fold(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
  let start = 0
  // Works word by word: folding changes the lengths of words, so positions in a folded text do not fit the original.
  return text
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .flatMap((piece) => {
      const found = words.find((word) => fold(piece).startsWith(word))
      if (found === undefined) return [{ text: piece, isMatch: false }]
      const signs = [...piece]
      const end = signs.findIndex((_, index) => fold(signs.slice(0, index + 1).join('')).length >= found.length) + 1
      return [
        { text: signs.slice(0, end).join(''), isMatch: true },
        { text: signs.slice(end).join(''), isMatch: false },
      ]
    })
    .filter((part) => part.text !== '')
    .map((part) => {
      const placed = { ...part, start }
      start += part.text.length
      return placed
    })
}
