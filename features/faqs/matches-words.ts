/** Lower case, without accents. */
const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Hungarian endings come last, so the beginning of a longer word is enough. */
const stemOf = (word: string): string => (word.length > 5 ? word.slice(0, -2) : word)

export const searchedStems = (query: string): string[] => (fold(query).match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf)

/** Whether every stem begins a word of the text. */
export const matchesStems = (text: string, stems: readonly string[]): boolean => {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return stems.every((stem) => words.some((word) => word.startsWith(stem)))
}
