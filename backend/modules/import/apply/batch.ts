import type { Services } from '../../../kernel/context.ts'
import type { Note, Place } from '../report/outcome.ts'
import type { TradeRecord } from '../trade-record.ts'
import type { IdPool } from './id-pool.ts'
import type { Changes, WorkingSet } from './working-set.ts'

/** The services that an import needs. */
export type ImportServices = Pick<Services, 'db' | 'jobs' | 'now'>

/** One record with the notes of its parser. */
export interface ReadRecord {
  record: TradeRecord
  notes: Note[]
  place?: Place
}

export type Pools = Record<'contributors' | 'publishers' | 'series' | 'works' | 'products' | 'variants', IdPool>

/** The state of a batch: the rows that it is about, the changes to write, and the source of new ids. */
export interface Batch {
  workingSet: WorkingSet
  changes: Changes
  pools: Pools
}

export const noChanges = (): Changes => ({
  contributors: { added: [], changed: new Set() },
  publishers: [],
  series: [],
  works: [],
  products: { added: new Set(), changed: new Set(), relinked: new Set(), recategorized: new Set() },
  variants: { added: new Set(), changed: new Set() },
  prices: new Map(),
  counts: new Map(),
  supplied: new Map(),
  replacements: new Map(),
  resources: new Map(),
  received: new Map(),
})
