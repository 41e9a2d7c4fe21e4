import { type AgeBand, ageBands } from '#contracts/shop.ts'

const numberWords: Record<string, number> = {
  egy: 1,
  ket: 2,
  ketto: 2,
  harom: 3,
  negy: 4,
  ot: 5,
  hat: 6,
  het: 7,
  nyolc: 8,
  kilenc: 9,
  tiz: 10,
  tizenegy: 11,
  tizenket: 12,
  tizenharom: 13,
  tizennegy: 14,
  tizenot: 15,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
}
const age = `(\\d{1,2}|${Object.keys(numberWords)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`
const ages = `${age}(?:(?: es| to| and| vagy| or)? ${age})?`

/** They match the folded words of a phrase with spaces between them. */
const patterns = [
  new RegExp(
    `^${ages} ?eves[a-z]*(?: (?:kor|kortol|korig|korban|koru[a-z]*|felett[a-z]*|folott[a-z]*|alatt[a-z]*|alul[a-z]*))?$`,
  ),
  new RegExp(
    `^${ages} ?ev(?:en|nel|ig|tol)? (?:felul[a-z]*|felett[a-z]*|folott[a-z]*|alul[a-z]*|alatt[a-z]*|fiatalabb[a-z]*|idosebb[a-z]*)$`,
  ),
  new RegExp(`^(?:age|aged|ages|korosztaly) ${ages}$`),
  new RegExp(`^(?:for )?${ages} ?(?:year|years|yr|yrs) (?:old|olds|and up)$`),
  new RegExp(`^${age}\\+(?: eves[a-z]*)?$`),
]

const yearsOf = (text: string): number => numberWords[text] ?? Number(text)

const adult = 18
const ends = ageBands.map((band) => band.split('-').map(Number))
const bandsOf = (youngest: number, oldest: number): AgeBand[] =>
  ageBands.filter((_, index) => {
    const [low = 0, high = 0] = ends[index] ?? []
    return youngest < high && (oldest > low || youngest === low)
  })

/** Grades of the Hungarian school begin at six; from the ninth grade on books are not sorted by age. */
const gradePattern = /^([1-8]) osztaly[a-z]*$/
const firstGradeAge = 5

/** `6 eves`, `3 6 eveseknek`, `hateves`, `ages 3 6`, `for six year olds`, `6+`, `5 osztalyos`: the age bands that a phrase means. */
export const readAges = (phrase: string): AgeBand[] | undefined => {
  const grade = gradePattern.exec(phrase)?.[1]
  const found = grade
    ? [phrase, String(Number(grade) + firstGradeAge)]
    : patterns.map((pattern) => pattern.exec(phrase)).find(Boolean)
  if (!found?.[1]) return undefined
  const youngest = yearsOf(found[1])
  const oldest = found[2] ? yearsOf(found[2]) : youngest
  if (youngest >= adult || oldest < youngest) return undefined
  return bandsOf(youngest, oldest)
}
