import { seededInteger } from '../../kernel/seeded-number.ts'

const alphabet = 'abcdefghijklmnopqrstuvwxyz'

/** Two different neighbours, so that exchanging them makes another word. */
const placesToExchange = (letters: readonly string[]): number[] =>
  letters.flatMap((letter, at) => {
    const next = letters[at + 1]
    return next !== undefined && isLetter(letter) && isLetter(next) && letter.toLowerCase() !== next.toLowerCase()
      ? [at]
      : []
  })
const isLetter = (text: string): boolean => /\p{L}/u.test(text)

/** A text with one slip of the finger of each kind, always the same for the same text. */
export const slipsOf = (text: string): Record<'left out' | 'put in' | 'changed' | 'exchanged', string> => {
  const letters = [...text.normalize('NFC')]
  const places = letters.flatMap((letter, at) => (isLetter(letter) ? [at] : []))
  const placeFor = (kind: string, of = places): number => of[seededInteger(0, of.length - 1, kind, text)] ?? 0
  const other = (at: number): string => {
    const letter = alphabet[seededInteger(0, 25, 'letter', text)] ?? 'x'
    return letter === letters[at]?.toLowerCase() ? 'x' : letter
  }
  const [out, put, changed] = [placeFor('left out'), placeFor('put in'), placeFor('changed')]
  const exchanged = placeFor('exchanged', placesToExchange(letters))
  const [first = '', second = ''] = letters.slice(exchanged, exchanged + 2)
  return {
    'left out': letters.toSpliced(out, 1).join(''),
    'put in': letters.toSpliced(put, 0, other(put)).join(''),
    changed: letters.toSpliced(changed, 1, other(changed)).join(''),
    exchanged: letters.toSpliced(exchanged, 2, second, first).join(''),
  }
}
