import { type SQL, sql } from 'drizzle-orm'

/** Whether a text begins with another one, as a range that an index by bytes (`text_pattern_ops`) finds for any of them. */
export const beginsWith = (text: SQL, beginning: SQL): SQL =>
  sql`(${text} ~>=~ ${beginning} and ${text} ~<~ (${beginning} || chr(1114111)))`
