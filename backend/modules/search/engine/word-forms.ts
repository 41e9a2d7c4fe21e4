/** One form of a typed word that counts as a match: a word of the index, or the beginning of words. */
export interface Form {
  text: string
  isBeginning: boolean
}

/** Reads what Postgres writes for a query of one word: `'szép' | 'szep':*`. */
export const formsOf = (tsquery: string): Form[] =>
  [...tsquery.matchAll(/'((?:[^']|'')*)'(:\*)?/g)].map(([, text = '', star]) => ({
    text: text.replaceAll("''", "'"),
    isBeginning: star !== undefined,
  }))
