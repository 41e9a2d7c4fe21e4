/** The last digit of an ISBN-13 from its first twelve. */
export const isbnCheckDigit = (first12: string): string => {
  const sum = [...first12].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

export const isIsbn13 = (digits: string): boolean =>
  /^97[89]\d{10}$/.test(digits) && isbnCheckDigit(digits.slice(0, 12)) === digits[12]

const isIsbn10 = (characters: string): boolean =>
  /^\d{9}[\dX]$/.test(characters) &&
  [...characters].reduce((sum, char, index) => sum + (10 - index) * (char === 'X' ? 10 : Number(char)), 0) % 11 === 0

/** `ISBN`, `ISBN-13:`, `EAN`, and the number of digits that may stand with it. */
const mark = /^\s*(?:isbn|ean)(?:[\s\p{Pd}]*1[03](?!\d))?[\s:.]*/iu
const markAlone = /^\s*(?:isbn|ean)/i
/** What may stand between digits: spaces, dots, and dashes of all kinds. */
const separators = /[\s.·_\p{Pd}\u2212\u00AD]/gu

/** The ISBN-13 of a text with ten or thirteen digits, with or without marks and separators; undefined if the text is no ISBN. */
export const parseIsbn = (text: string): string | undefined => {
  const bare = text.replace(mark, '').replaceAll(separators, '').toUpperCase()
  if (isIsbn13(bare)) return bare
  if (!isIsbn10(bare)) return undefined
  const first12 = `978${bare.slice(0, 9)}`
  return first12 + isbnCheckDigit(first12)
}

const leastDigits = { withMark: 3, alone: 5 } as const

/**
 * The beginning of the ISBN-13 of which a reader has typed some digits so far: at least five, or three after `ISBN`;
 * undefined if the text is something else.
 */
export const isbnBeginning = (text: string): string | undefined => {
  const digits = text.replace(mark, '').replaceAll(separators, '')
  const least = markAlone.test(text) ? leastDigits.withMark : leastDigits.alone
  if (!/^\d{1,12}$/.test(digits) || digits.length < least) return undefined
  if (/^97[89]/.test(digits)) return digits
  return digits.length < 10 ? `978${digits}` : undefined
}
