import { analyse } from 'chardet'
import { decoderOf } from './sniff-encoding.ts'

/** Fewer letters beyond ASCII say too little about a language. */
const fewestLetters = 24
const lowestConfidence = 20
/** The best guess has to be so much better than the next one that would read other letters. */
const margin = 1.25

const isHigh = (byte: number): boolean => byte >= 0x80

/** The texts of a piece that have letters beyond ASCII. Tags and English texts would only blur the picture. */
export const tellingTexts = (bytes: Buffer): Buffer =>
  Buffer.from(
    bytes
      .toString('latin1')
      .split(/<[^>]*>|&#?\w+;|[\r\n]+/)
      .filter((text) => /[\u0080-\u00FF]/.test(text))
      .join(' '),
    'latin1',
  )

const decode = (bytes: Buffer, encoding: string): string => decoderOf(encoding).decode(bytes)

/** Central European letters were always written in one of these two. The second one has the quotation marks as well. */
const modern = (name: string): string =>
  name === 'ISO-8859-2' ? 'windows-1250' : name === 'ISO-8859-1' ? 'windows-1252' : name.toLowerCase()

export interface Detected {
  encoding: string
  language: string | undefined
}

/**
 * The encoding of texts that are not in UTF-8; undefined unless one guess is clearly the best. A wrong guess would
 * write wrong letters into the shop, so doubt is no answer.
 */
export const detectSingleByte = (texts: Buffer): Detected | undefined => {
  const letters = Buffer.from(texts.filter(isHigh))
  if (letters.length < fewestLetters) return undefined
  const [best, ...others] = analyse(texts).filter(({ name }) => /^(iso-8859|windows-125|koi8)/i.test(name))
  if (!best || best.confidence < lowestConfidence) return undefined
  const encoding = modern(best.name)
  const read = decode(letters, encoding)
  const rival = others.find(({ name }) => decode(letters, modern(name)) !== read)
  if (rival && best.confidence < rival.confidence * margin) return undefined
  return { encoding, language: best.lang }
}

/** Western and Central European letters that lie at the same place, such as á, é, ö: there is nothing to guess. */
export const isSameInBoth = (bytes: Buffer): boolean => {
  const letters = Buffer.from(bytes.filter(isHigh))
  return decode(letters, 'windows-1250') === decode(letters, 'windows-1252')
}
