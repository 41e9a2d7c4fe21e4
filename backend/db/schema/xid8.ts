import { customType } from 'drizzle-orm/pg-core'

/** The number of a transaction, as `pg_current_xact_id()` gives it. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })
