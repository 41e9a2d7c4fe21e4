import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether any of the words is similar to one of the names of product `p`, from the default threshold of `%>` upwards.
 * The operands stand as the index needs them: the other way round each name is compared twice.
 */
export const isSimilar = (words: readonly string[]): SQL =>
  sql`(${sql.join(
    words.map((word) => sql`p.search_names %> plain(${word})`),
    sql` or `,
  )})`

/** From 0 to 1: how similar the words are to the names of product `p`, in any order. A long word counts for more. */
export const similarity = (words: readonly string[]): SQL => {
  const letters = words.join('').length
  return sql`((${sql.join(
    words.map((word) => sql`${word.length} * word_similarity(plain(${word}), p.search_names)`),
    sql` + `,
  )}) / ${letters}::int)`
}
