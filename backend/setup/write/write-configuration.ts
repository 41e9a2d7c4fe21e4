import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../db/connect.ts'
import { configEntries } from '../../db/schema/operations.ts'
import { writeConfigEntries } from '../../modules/configuration/service.ts'
import type { SetupForm } from '../form/setup-form.ts'
import type { Ledger } from './keyed-rows.ts'

/**
 * Writes the entries of the configuration, also those that have the default value: a later version of the program may
 * have another default.
 * @throws ZodError if the entries do not agree
 */
export const writeConfiguration = async (db: Database, ledger: Ledger, { configuration }: SetupForm): Promise<void> => {
  const stored = new Map((await db.select().from(configEntries)).map(({ key, value }) => [key, value]))
  const different = Object.entries(configuration).filter(
    ([key, value]) => !stored.has(key) || !isDeepStrictEqual(stored.get(key), value),
  )
  ledger.left += Object.keys(configuration).length - different.length
  for (const [name] of different)
    ledger.changes.push({ kind: 'configuration', name, what: stored.has(name) ? 'changed' : 'added', fields: [] })
  if (different.length > 0) await writeConfigEntries(db, Object.fromEntries(different))
}
