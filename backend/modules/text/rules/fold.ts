/** Letters that have no accent to lose. */
export const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Folds text for comparisons: lower case, without accents. */
export const fold = (text: string): string => {
  const lower = text.toLowerCase()
  if (!/[^\0-\x7F]/.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? '')
}

/** The words of a text: folded runs of letters and digits. */
export const foldedWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether each typed word is the beginning of a word of the text. Both are folded. */
export const beginsWords = (words: readonly string[], typed: readonly string[]): boolean =>
  typed.every((one) => words.some((word) => word.startsWith(one)))
