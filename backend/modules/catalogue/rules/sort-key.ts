/** The Hungarian alphabet: digraphs are letters; a long vowel counts like its short one unless all else is equal. */
const alphabet = [
  ' ',
  ...'0123456789',
  'a',
  'b',
  'c',
  'cs',
  'd',
  'dz',
  'dzs',
  'e',
  'f',
  'g',
  'gy',
  'h',
  'i',
  'j',
  'k',
  'l',
  'ly',
  'm',
  'n',
  'ny',
  'o',
  'ö',
  'p',
  'q',
  'r',
  's',
  'sz',
  't',
  'ty',
  'u',
  'ü',
  'v',
  'w',
  'x',
  'y',
  'z',
  'zs',
]
/** One printable byte a letter, above the space that ends the key's first part. */
const weights = new Map(alphabet.map((letter, index) => [letter, String.fromCharCode(0x21 + index)]))
const shortVowel: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ő: 'ö', ú: 'u', ű: 'ü' }
/** Doubled digraphs are written short: `ssz` is `sz` + `sz`. */
const doubled = /ddzs|ccs|ddz|ggy|lly|nny|ssz|tty|zzs/g
const letter = /dzs|cs|dz|gy|ly|ny|sz|ty|zs|./gu

const plainLetter = (char: string): string =>
  /[öőüű]/.test(char) ? char : char.normalize('NFD').replaceAll(/\p{M}/gu, '')

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
