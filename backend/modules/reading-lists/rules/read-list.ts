import { parseIsbn } from '../../catalog/rules/isbn.ts'

export interface ListEntry {
  written: string
  /** An ISBN-13. */
  isbn: string | undefined
  copies: number | null
}

/** `1.`, `12)`, `(3)`, `a)`: the number of an entry. */
const numbering = /^(?:\(?\d{1,3}[.)]|[a-z]\))\s+(?=\S)/u
const bullet = /^[-–—•*▪●◦·‣▫■□✓]\s*(?=\S)/u
const isMarked = (line: string): boolean => numbering.test(line) || bullet.test(line)

/** Lines of a document that are no entries: page numbers and headings. */
const isOutside = (line: string): boolean =>
  /^[-–—\s]*\d{1,3}(?:\.?\s*(?:oldal|o\.|\/\s*\d{1,3}))?[-–—\s]*$/iu.test(line) ||
  /\bolvasmány|\bolvasmanyok|\breading list\b|\btanév|^\d{1,2}\.?\s*(?:[a-d]\s+)?(?:évfolyam|osztály)/iu.test(line)

/** `Ősszel:` above a list is a heading, `Arany János:` before a broken line is not. */
const isHeading = (line: string, next: string | undefined): boolean =>
  line.endsWith(':') && !isMarked(line) && (!next || isMarked(next))

const isbnLike = /(?:isbn(?:-1[03])?:?\s*)?((?:97[89][\s-]?)?\d(?:[\s-]?\d){8}[\s-]?[\dX])(?!\d)/giu
const copiesLike = /(?:^|[\s,;(])(\d{1,3})\s*(?:db|darab|példány|pld|copies|pcs)\b\.?\)?/iu

/** Prices, pages and dotted leaders. */
const noise = [
  /\d[\d\s.]*(?:,\d{2})?\s*,?-?\s*(?:Ft|HUF|forint|€|EUR)(?![\p{L}])\.?/giu,
  /(?:^|[\s,;(])\d{1,4}\s*(?:oldal|o\.|p\.|pp\.)\)?(?=$|[\s,;.])/giu,
  /(?:\.\s?){3,}\s*\d{0,4}/gu,
  /…+\s*\d{0,4}/gu,
]

const toEntry = (line: string): ListEntry | undefined => {
  const text = line.replace(bullet, '').replace(numbering, '').replace(bullet, '')
  const found = [...text.matchAll(isbnLike)].find(([, digits = '']) => parseIsbn(digits))
  const isbn = found && parseIsbn(found[1] ?? '')
  const rest = found ? text.replace(found[0], ' ') : text
  const copies = copiesLike.exec(rest)
  const bare = noise
    .reduce((left, pattern) => left.replaceAll(pattern, ' '), copies ? rest.replace(copies[0], ' ') : rest)
    .replaceAll(/\(\s*\)|\[\s*\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,;.:–-]+|[\s,;.:–-]+$/gu, '')
  if (!isbn && !/\p{L}|\d/u.test(bare)) return undefined
  const count = Number(copies?.[1] ?? 0)
  return { written: bare || (isbn ?? ''), isbn, copies: count > 0 ? count : null }
}

/** Whether a line goes on with the entry of the line before: a PDF breaks long entries. */
const continues = (before: string, line: string, isListMarked: boolean): boolean =>
  isListMarked ? !isMarked(line) : /[:,;–-]$/u.test(before) || /^\p{Ll}/u.test(line) || /^\((?!\d{1,3}\))/u.test(line)

const join = (before: string, line: string): string =>
  /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(line) ? before.slice(0, -1) + line : `${before} ${line}`

/** The limit of a single line of text (spec point 9). */
const maxLength = 256

/** The entries of a reading list in their order. An empty line ends an entry. */
export const readList = (text: string): ListEntry[] => {
  const lines = text
    .normalize('NFC')
    .split(/\r\n|[\r\n\f\v\u2028\u2029]/u)
    .map((line) =>
      line
        .replaceAll(/[\s\u00AD]+/gu, ' ')
        .trim()
        .slice(0, maxLength),
    )
  const filled = lines.filter((line) => line !== '' && !isOutside(line))
  const isListMarked = filled.filter(isMarked).length * 2 >= filled.length && filled.length > 1
  const joined: string[] = []
  let isOpen = false
  for (const [index, line] of lines.entries()) {
    const before = joined.at(-1)
    if (line === '' || isOutside(line) || isHeading(line, lines[index + 1])) isOpen = false
    else if (isOpen && before !== undefined && continues(before, line, isListMarked))
      joined[joined.length - 1] = join(before, line).slice(0, maxLength)
    else {
      joined.push(line)
      isOpen = true
    }
  }
  return joined.flatMap((line) => toEntry(line) ?? [])
}
