import { sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'

/** What of the default file still stands in the shop, and has to go before the shop opens. */
export const unfinishedSql = `
  select 'configuration' as kind, key as name from config_entries
    where (key = 'company' and value->>'taxNumber' = '00000000-0-00') or (key = 'contact_email' and value #>> '{}' like '%.example')
  union all select 'page', key from contents where blocks::text like '%**Tervezet: cseréld le%' order by 1, 2`

/** Names of what the owner has to replace. */
export const findUnfinished = async (db: Database): Promise<string[]> => {
  const { rows } = await db.execute<{ kind: string; name: string }>(sql.raw(unfinishedSql))
  return rows.map(({ kind, name }) => `${kind} ${name}`)
}
