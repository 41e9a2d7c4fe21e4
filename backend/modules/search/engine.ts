import type { SearchEngine } from './port.ts'
import { postgresEngine } from './engine/postgres-engine.ts'

/** The engine that the shop searches with. Another one passes the same tests (engine.db.test.ts) and is named here. */
export const engine: SearchEngine = postgresEngine
