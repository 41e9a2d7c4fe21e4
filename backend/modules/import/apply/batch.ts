import type { Services } from '../../../kernel/context.ts'
import type { Note } from '../report/outcome.ts'
import type { TradeRecord } from '../trade-record.ts'
import type { IdPool } from './id-pool.ts'
import type { Changes, Shelf } from './shelf.ts'

/** What an import needs of the house. */
export type ImportServices = Pick<Services, 'db' | 'jobs' | 'now'>

/** One record, with what its parser already had to say about it. */
export interface ReadRecord {
  record: TradeRecord
  notes: Note[]
}

export type Pools = Record<'contributors' | 'publishers' | 'series' | 'works' | 'products' | 'variants', IdPool>

/** While a batch is gone through: what there was, what is to be written, and where new ids come from. */
export interface Batch {
  shelf: Shelf
  changes: Changes
  pools: Pools
}

export const noChanges = (): Changes => ({
  contributors: { added: [], changed: new Set() },
  publishers: [],
  series: [],
  works: [],
  products: { added: new Set(), changed: new Set(), relinked: new Set(), reshelved: new Set() },
  variants: { added: new Set(), changed: new Set() },
  prices: new Map(),
  counts: new Map(),
  replacements: new Map(),
  resources: new Map(),
  heard: new Map(),
})
