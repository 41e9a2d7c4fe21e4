import { alphabet, type Letter } from '#contracts/alphabet.ts'

/** A long vowel sorts like its short one unless everything else is equal. */
const signs = [' ', ...'0123456789', ...alphabet]
/** One printable byte for each letter, above the space that ends the first part of the key. */
const weights = new Map<string, string>(signs.map((sign, index) => [sign, String.fromCharCode(0x21 + index)]))
const shortVowel: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ő: 'ö', ú: 'u', ű: 'ü' }
/** Doubled digraphs are written in short: `ssz` is `sz` + `sz`. */
const doubled = /ddzs|ccs|ddz|ggy|lly|nny|ssz|tty|zzs/g
const letter = /dzs|cs|dz|gy|ly|ny|sz|ty|zs|./gu

const plainLetter = (char: string): string =>
  char < '\u0080' || /[öőüű]/.test(char) ? char : char.normalize('NFD').replaceAll(/\p{M}/gu, '')

/**
 * A key whose bytes sort as `Intl.Collator('hu')` sorts the text, for databases without ICU (`collate "C"`):
 * first the letters, then, after a space, the accents.
 */
export const sortKeyOf = (text: string): string => {
  const word = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(doubled, (pair) => pair.slice(1) + pair.slice(1))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  let letters = ''
  let accents = ''
  for (const [found] of word.matchAll(letter)) {
    const short = shortVowel[found]
    const base = short ?? plainLetter(found)
    const weight = weights.get(base)
    letters += weight ?? '~'
    accents += short || base !== found ? '1' : '0'
  }
  return `${letters} ${accents}`
}

const letterOfWeight = new Map(alphabet.map((one) => [weights.get(one), one]))

/** The letter of the alphabet under which a name with this key stands. */
export const letterOfKey = (key: string): Letter => letterOfWeight.get(key.slice(0, 1)) ?? 'other'

const weightOf = (one: string): string => weights.get(one) ?? ''
const after = (weight: string): string => String.fromCharCode(weight.charCodeAt(0) + 1)
const [first, last] = [weightOf('a'), weightOf('zs')]

/** The ranges of keys of a letter: each from its first value (included) to its second (excluded). */
export const keyRangesOf = (letter: Letter): [from: string, to: string][] =>
  letter === 'other'
    ? [
        ['', first],
        [after(last), '\u007F'],
      ]
    : [[weightOf(letter), after(weightOf(letter))]]
