import { type SQL, sql } from 'drizzle-orm'
import type { ContributorRole } from '#contracts/shop.ts'
import type { Context } from '../../../kernel/context.ts'
import { pricedVariants } from '../variants/variant-sql.ts'

/** Books on sale for which a contributor did something: `pc` and `v`. */
export const booksOf = (ctx: Context, contributor: SQL, role?: ContributorRole): SQL => sql`
  product_contributors pc join (${pricedVariants(ctx)}) on v.product_id = pc.product_id and v.active
  where pc.contributor_id = ${contributor} ${role ? sql`and pc.role = ${role}` : sql``}`

/** `c` contributors who wrote a book that is on sale. */
export const isAuthor = (ctx: Context): SQL => sql`exists (select from ${booksOf(ctx, sql`c.id`, 'author')})`

/** Words that begin a word of the name, in either order and without accents. */
export const isNamed = (q: string): SQL => {
  const words = q.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  if (words.length === 0) return sql`false`
  return sql.join(
    words.map(
      (word) => sql`plain(' ' || (c.name->>'hu') || ' ' || (c.name->>'en')) like '% ' || plain(${word}) || '%'`,
    ),
    sql` and `,
  )
}
