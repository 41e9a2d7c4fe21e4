import type { ReadRecord } from '../apply/batch.ts'
import type { TradeSubject } from '../trade-record.ts'
import type { SubjectMap } from './subject-map.ts'

const maxCategories = 5

/** Place, language, time, education, age and style. They help only if nothing says what the book is about. */
const isQualifier = ({ scheme, code }: TradeSubject): boolean => scheme === 'thema' && /^\d/.test(code)

const name = ({ scheme, code }: TradeSubject): string => `${scheme} ${code}`

/** Counts how often each code led nowhere. */
export type UnknownSubjects = Map<string, number>

/**
 * Puts the shop's categories in place of the subjects of a record. It happens before the record is compared with the
 * one before, so another map changes the categories of books at the next import of the same file.
 */
export const resolveSubjects = (map: SubjectMap, unknown: UnknownSubjects, read: ReadRecord): ReadRecord => {
  const { about } = read.record
  if (!about?.subjects) return read
  const { subjects, ...facts } = about
  const find = (some: readonly TradeSubject[]): string[] => [
    ...new Set(some.flatMap((subject) => map.categoryOf(subject, about.originalLanguage ?? about.language) ?? [])),
  ]
  const topics = subjects.filter((subject) => !isQualifier(subject))
  const found = find(topics)
  const categories = (found.length > 0 ? found : find(subjects.filter(isQualifier))).slice(0, maxCategories)
  const ofLanguage = map.ofLanguage(about.language)
  if (ofLanguage !== undefined && !categories.includes(ofLanguage)) categories.push(ofLanguage)
  // Anything can be a keyword, and most words are none of ours.
  const codes = [...new Set(topics.filter((one) => one.scheme !== 'keyword' && find([one]).length === 0).map(name))]
  for (const code of codes) unknown.set(code, (unknown.get(code) ?? 0) + 1)
  const isUnknown = codes.length > 0 || categories.length === 0
  return {
    record: { ...read.record, about: { ...facts, categories } },
    notes: isUnknown ? [...read.notes, { code: 'subject_unknown', detail: codes.join(', ') }] : read.notes,
  }
}
