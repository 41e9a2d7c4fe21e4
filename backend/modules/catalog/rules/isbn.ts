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

/** The ISBN-13 of a text with ten or thirteen digits, hyphens or spaces; undefined if the text is no ISBN. */
export const parseIsbn = (text: string): string | undefined => {
  const bare = text
    .replace(/^\s*isbn(-1[03])?:?/i, '')
    .replaceAll(/[\s\-–‐]/g, '')
    .toUpperCase()
  if (isIsbn13(bare)) return bare
  if (!isIsbn10(bare)) return undefined
  const first12 = `978${bare.slice(0, 9)}`
  return first12 + isbnCheckDigit(first12)
}
