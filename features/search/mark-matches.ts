export interface TextPart {
  /** Where in the text it begins. */
  start: number
  text: string
  isMatch: boolean
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Where a word of `text` begins like a word that was typed, accents aside: parts that join to `text` again. */
export const markMatches = (text: string, typed: string): TextPart[] => {
  const words = fold(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
  let start = 0
  // Word by word, so that folding, which changes lengths, never has to be counted back.
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
