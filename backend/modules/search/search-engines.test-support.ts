import type { Connection } from '../../db/connect.ts'
import type { Context } from '../../kernel/context.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { prepareNames } from './engine/database/prepare-names.ts'

/** The engines of the shop: whatever holds of one holds of the other. */
export const searchEngines = ['memory', 'database'] as const
export type SearchEngineName = (typeof searchEngines)[number]

export const withEngine = (ctx: Context, searchEngine: SearchEngineName): Context => ({
  ...ctx,
  settings: { ...ctx.settings, searchEngine },
})

/** The demo catalog, searched by this engine. */
export const openDemoSearch = async (engine: SearchEngineName): Promise<{ connection: Connection; ctx: Context }> => {
  const connection = await createTestDatabase()
  if (engine === 'database') await prepareNames(connection.db)
  return { connection, ctx: withEngine(createTestContext(connection), engine) }
}
