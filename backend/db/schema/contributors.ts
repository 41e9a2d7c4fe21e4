import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { both, id } from './columns.ts'

/** Authors, translators, illustrators: the spec's brands. */
export const contributors = pgTable(
  'contributors',
  {
    id: id(),
    key: text('key').notNull().unique(),
    name: both('name').notNull(),
    /** Computed by Intl.Collator('hu'), because PGlite has no ICU: compare bytes. */
    sortKey: text('sort_key').notNull(),
    born: smallint('born'),
    died: smallint('died'),
    country: text('country'),
    /** The person's number of ISO 27729, sixteen characters: by it two people of one name are told apart. */
    isni: text('isni').unique(),
    isCorporate: boolean('is_corporate').notNull().default(false),
    bio: both('bio'),
  },
  (table) => [
    index('contributors_alphabet').on(sql`${table.sortKey} collate "C"`, table.id),
    /** For the search by any word of the name, see catalog/brands. */
    index('contributors_names').using(
      'gin',
      sql`plain(' ' || (${table.name}->>'hu') || ' ' || (${table.name}->>'en')) gin_trgm_ops`,
    ),
  ],
)
