import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** One JSON object with these values under these names. */
export const jsonOfRow = (values: Readonly<Record<string, SQLWrapper>>): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(values).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
    sql`, `,
  )})`
