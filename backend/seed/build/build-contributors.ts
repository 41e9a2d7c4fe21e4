import type { contributors } from '../../db/schema/contributors.ts'
import { slugify } from '../../modules/text/rules/slugify.ts'
import { sortKeyOf } from '../../modules/text/rules/sort-key.ts'
import type { Author } from '../read-catalog.ts'

type ContributorRow = typeof contributors.$inferInsert & { id: number }

export interface Contributors {
  rows: ContributorRow[]
  ofAuthor: (key: string) => number
  /**
   * The catalog names translators and illustrators only by their names.
   * @param familyNameFirst the order of the name
   */
  ofName: (name: string, familyNameFirst: boolean) => number
}

const lastWordFirst = (name: string): string => {
  const words = name.split(' ')
  return [...words.slice(-1), ...words.slice(0, -1)].join(' ')
}

/**
 * Hungarians are sorted by the first part of their name, which is the family name, others by the last part.
 * @param sortNames the exceptions, by key
 */
export const buildContributors = (authors: readonly Author[], sortNames: Record<string, string>): Contributors => {
  const rows: ContributorRow[] = authors.map((author, index) => ({
    id: index + 1,
    key: author.key,
    name: author.name,
    sortKey: sortKeyOf(
      sortNames[author.key] ?? (author.country === 'HU' ? author.name.hu : lastWordFirst(author.name.hu)),
    ),
    born: author.born ?? null,
    died: author.died ?? null,
    country: author.country,
    bio: author.bio,
  }))
  const byKey = new Map(rows.map((row) => [row.key, row.id]))
  const byName = new Map(
    rows.flatMap(
      (row) =>
        [
          [row.name.hu, row.id],
          [row.name.en, row.id],
        ] as const,
    ),
  )

  const ofAuthor = (key: string): number => {
    const id = byKey.get(key)
    if (!id) throw new Error(`The catalog names an author that it does not have: ${key}`)
    return id
  }
  const ofName = (name: string, familyNameFirst: boolean): number => {
    const key = slugify(name)
    const known = byName.get(name) ?? byKey.get(key)
    if (known) return known
    const id = rows.length + 1
    const both = { hu: name, en: familyNameFirst ? lastWordFirst(name) : name }
    rows.push({
      id,
      key,
      name: both,
      sortKey: sortKeyOf(familyNameFirst ? name : lastWordFirst(name)),
      born: null,
      died: null,
      country: null,
      bio: null,
    })
    byKey.set(key, id)
    byName.set(name, id)
    return id
  }
  return { rows, ofAuthor, ofName }
}
