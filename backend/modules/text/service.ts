import { type SQL, sql } from 'drizzle-orm'
import { letters } from './rules/fold.ts'

/** The marks that `\p{M}` means in letters of Europe; Postgres does not know the class. */
const marks = '[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]'

/** Folds a text in the database as `fold` does. Letters come apart before `lower`, so Latin letters need no locale. */
export const folded = (text: SQL): SQL =>
  Object.entries(letters).reduce(
    (inner, [letter, plain]) => sql`replace(replace(${inner}, ${letter}, ${plain}), ${letter.toUpperCase()}, ${plain})`,
    sql`lower(regexp_replace(normalize(${text}, NFD), ${marks}, '', 'g'))`,
  )
