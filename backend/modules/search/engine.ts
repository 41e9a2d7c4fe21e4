import type { Context } from '../../kernel/context.ts'
import { createEngine } from './engine/create-engine.ts'
import { databaseNames } from './engine/database/database-names.ts'
import { memoryNames } from './engine/memory-names.ts'
import type { SearchEngine } from './port.ts'

/** Another engine passes the same tests (engine.db.test.ts) and is named here. */
const engines: Readonly<Record<Context['settings']['searchEngine'], SearchEngine>> = {
  memory: createEngine(memoryNames),
  database: createEngine(databaseNames),
}

/** The engine that the shop searches with. */
export const engineOf = ({ settings }: Pick<Context, 'settings'>): SearchEngine => engines[settings.searchEngine]
