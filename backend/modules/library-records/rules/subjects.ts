import type { Locale } from '#contracts/shop.ts'
import table from './thema-subjects.json' with { type: 'json' }

interface ThemaSubject {
  code: string
  heading: string
  /** Position 33 of field 008: the literary form. */
  form: string
}

const themaSubjects: Readonly<Record<string, ThemaSubject>> = table

/** A category with the keys of its path, its own first. */
export interface Category {
  name: Record<Locale, string>
  keys: readonly string[]
}

/** The Thema subjects of categories, the main one first. A category without one has the subject of the category above. */
export const themaOf = (categories: readonly Category[]): ThemaSubject[] => {
  const found = categories.flatMap(({ keys }) => keys.flatMap((key) => themaSubjects[key] ?? []).slice(0, 1))
  return [...new Map(found.map((subject) => [subject.code, subject])).values()]
}
