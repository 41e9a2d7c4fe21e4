export interface SearchWords {
  words: string[]
  /** Words that must follow one another; the reader writes them in quotes. */
  phrases: string[]
  /** The reader writes a minus before them. */
  excluded: string[]
}

/** Each word costs time in the index of words, and no title needs more to be told from others. */
const wordLimit = 8
/** Words so frequent that they only cost time. They count when there are no other words. */
const fillers = new Set(['a', 'az', 'egy', 'és', 'es', 's', 'the', 'an', 'and', 'of'])

const isFiller = (word: string): boolean => fillers.has(word.toLowerCase())

/** Half of all texts have these words, so they identify a book only where they stand in its name. */
export const onlyFillers = ({ words, phrases, excluded }: SearchWords): boolean =>
  words.length > 0 && words.every(isFiller) && phrases.length === 0 && excluded.length === 0

/** Runs of letters and digits. */
export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** Splits a query into words, `"phrases"` and `-exclusions`. Only letters and digits are left. */
export const parseSearch = (query: string): SearchWords => {
  const text = query.normalize('NFC').replaceAll(/[„”“]/g, '"')
  const phrases = [...text.matchAll(/"([^"]*)"/g)].map(([, phrase = '']) => wordsIn(phrase).join(' ')).filter(Boolean)
  const rest = text.replaceAll(/"[^"]*"/g, ' ')
  const excluded = [...rest.matchAll(/(?<=^|\s)-(\p{L}[\p{L}\p{N}]*)/gu)].map(([, word = '']) => word)
  const all = wordsIn(rest.replaceAll(/(?<=^|\s)-\p{L}[\p{L}\p{N}]*/gu, ' '))
  const meaningful = all.filter((word) => !isFiller(word))
  const words = (meaningful.length > 0 || phrases.length > 0 ? meaningful : all).slice(0, wordLimit)
  return { words, phrases: phrases.slice(0, 3), excluded: excluded.slice(0, 5) }
}
