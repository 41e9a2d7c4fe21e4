import { type SQL, sql } from 'drizzle-orm'

/**
 * Of product `p`: whether any of the words is near one of its names, from the default threshold of `%>` upwards. Written
 * as the index has it: the other way round each name is compared twice.
 */
export const isLike = (words: readonly string[]): SQL =>
  sql`(${sql.join(
    words.map((word) => sql`p.search_names %> plain(${word})`),
    sql` or `,
  )})`

/** From 0 to 1: how near the words are to the names of product `p`, in whatever order; a long word tells more. */
export const likeness = (words: readonly string[]): SQL => {
  const letters = words.join('').length
  return sql`((${sql.join(
    words.map((word) => sql`${word.length} * word_similarity(plain(${word}), p.search_names)`),
    sql` + `,
  )}) / ${letters}::int)`
}
