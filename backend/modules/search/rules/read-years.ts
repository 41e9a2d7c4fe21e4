const year = '((?:19|20)\\d\\d)'
const ending = '(?: ?(?:as|es|os|ban|ben|bol|ra|re|i|evi|ev|evben|evbol))?'

const patterns: readonly [
  pattern: RegExp,
  ends: (first: number, second: number) => [from: number | '', to: number | ''],
][] = [
  [new RegExp(`^(?:in )?${year}${ending}$`), (first) => [first, first]],
  [
    new RegExp(`^(?:between )?${year}(?: es| to| and)? ${year}(?: kozott| kozt| kozotti| kozti)?$`),
    (first, second) => [first, second],
  ],
  [new RegExp(`^(?:since|from) ${year}$|^${year} (?:ota|tol)$`), (first) => [first, '']],
  [new RegExp(`^after ${year}$|^${year} utan[a-z]*$`), (first) => [first + 1, '']],
  [new RegExp(`^(?:before|until) ${year}$|^${year} elott[a-z]*$`), (first) => ['', first - 1]],
]

/** `2023`, `2023-as`, `2020 után`, `2015-2018` (folded, with spaces between words): the first and the last year that a phrase means; empty without an end. */
export const readYears = (phrase: string): [from: string, to: string] | undefined => {
  for (const [pattern, ends] of patterns) {
    const years = pattern.exec(phrase)?.slice(1).filter(Boolean).map(Number)
    if (!years) continue
    const [first = 0, second = first] = years
    const [from, to] = ends(first, second)
    return [String(from), String(to)]
  }
  return undefined
}
