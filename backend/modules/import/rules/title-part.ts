import { fromRoman } from './from-roman.ts'

/** `I.`, `i` and `1` are one number; other words stay as they are, in small letters. */
const normal = (word: string): string => {
  const bare = word.toLowerCase().replaceAll(/^[(["„]+|[)\]"”.,:;]+$/g, '')
  return String(fromRoman(bare) ?? bare)
}

const wordsOf = (text: string): string[] => text.split(/[\s–—]+/).flatMap((word) => normal(word) || [])

/** Words that stand beside the number of a part. */
const partWords =
  /^(?:kötet|köt|kötete|rész|része|könyv|osztály|évfolyam|volume|vol|part|book|year|grade|no|band|teil)$/

/** A number alone, which needs no comma: `7`, `7.`, `I.`, `2/1`. */
const isBareNumber = (part: string): boolean => /^(?:\d+(?:\/\w+)?|[IVXLCDM]+)\.?$/.test(part)

/** Whether a text names the part already: at its end, or beside a word such as "kötet". A number elsewhere is something else. */
const names = (text: string, part: string): boolean => {
  const [words, wanted] = [wordsOf(text), wordsOf(part)]
  const number = wanted.length === 1 ? wanted : wanted.filter((word) => !partWords.test(word))
  const isAt = (at: number, sought: readonly string[]): boolean =>
    sought.length > 0 && sought.every((word, index) => words[at + index] === word)
  return words.some((_word, at) => {
    const isLast = at + number.length === words.length
    const isMarked = partWords.test(words[at - 1] ?? '') || partWords.test(words[at + number.length] ?? '')
    return isAt(at, wanted.length > 1 ? wanted : []) || (isAt(at, number) && (isLast || isMarked))
  })
}

/**
 * A title with the part that the book is of a larger whole, as people write it: `Háború és béke I.`, `Matematika 7.`,
 * `History, Volume 2`. A title that names its part stays as it is.
 */
export const withPart = (title: string, part: string | null, language: string): string => {
  if (!part || names(title, part)) return title
  if (!isBareNumber(part)) return `${title}, ${part}`
  return `${title} ${part}${language === 'hu' && !part.endsWith('.') ? '.' : ''}`
}

/** The title without the part that `withPart` has added to it; undefined if it did not. */
export const withoutPart = (title: string, part: string | null, language: string): string | undefined => {
  if (!part) return undefined
  const bare = [part, `${part}.`].map((end) => title.slice(0, -end.length).replace(/,? $/, ''))
  return bare.find((one) => one !== '' && !/[\s,;:–-]$/.test(one) && withPart(one, part, language) === title)
}
