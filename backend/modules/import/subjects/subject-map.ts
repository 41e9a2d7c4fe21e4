import type { TradeSubject } from '../trade-record.ts'
import { findLongest } from './find-longest.ts'
import { toThema } from './to-thema.ts'

export interface SubjectMap {
  /** The key of the category to which a subject leads, for works of this original language. */
  categoryOf: (subject: TradeSubject, original: string) => string | undefined
  /** The key of the category that has every book in a language. */
  ofLanguage: (language: string) => string | undefined
}

/** A code, the original language for which it holds (empty for all), and the key of the category to which it leads. */
interface MappedSubject {
  scheme: string
  code: string
  original: string
  category: string
}

export const createSubjectMap = (rows: readonly MappedSubject[]): SubjectMap => {
  const keys = new Map(rows.map(({ scheme, code, original, category }) => [`${scheme} ${code} ${original}`, category]))
  const at = (scheme: string, code: string, original: string): string | undefined =>
    keys.get(`${scheme} ${code} ${original}`) ?? keys.get(`${scheme} ${code} `)
  const under = (scheme: string, code: string, original: string): string | undefined =>
    findLongest(code, (beginning) => at(scheme, beginning, original))
  return {
    categoryOf: (subject, original) => {
      const { scheme, code } = subject
      // A word means something as a whole only, and what the shop says of a scheme counts before our tables.
      const own = scheme === 'keyword' ? at(scheme, code, original) : under(scheme, code, original)
      if (own !== undefined || scheme === 'thema') return own
      const thema = toThema(subject)
      return thema === undefined ? undefined : under('thema', thema, original)
    },
    ofLanguage: (language) => at('language', language, ''),
  }
}
