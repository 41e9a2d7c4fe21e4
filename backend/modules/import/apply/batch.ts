import type { Services } from '../../../kernel/context.ts'
import type { Note, Place } from '../report/outcome.ts'
import type { MessageMark, TradeRecord } from '../trade-record.ts'
import type { IdPool } from './id-pool.ts'
import type { Changes, ShopFacts, WorkingSet } from './working-set.ts'

/** The services that an import needs. */
export type ImportServices = Pick<Services, 'db' | 'jobs' | 'now'>

/** One record with the notes of its parser. */
export interface ReadRecord {
  record: TradeRecord
  notes: Note[]
  place?: Place
}

export type Pools = Record<'contributors' | 'publishers' | 'series' | 'works' | 'products' | 'variants', IdPool>

/** The message that is imported, and what was imported of it before this batch. */
export interface ImportRun {
  sender: string
  /** Undefined for what the shop's own people import. */
  message: MessageMark | undefined
  /** Senders by the keys of the publishers whose books they lead; `*` for all others. */
  leaders: ReadonlyMap<string, string>
  /** Variants that a record was about. */
  seen: Set<number>
  at: Date
  shop: ShopFacts
}

/** A record with the hash of its content, by which it is known the next time. */
export interface HashedRecord extends ReadRecord {
  hash: string
}

/** The state of a batch: the rows that it is about, the changes to write, and the source of new ids. */
export interface Batch {
  workingSet: WorkingSet
  changes: Changes
  pools: Pools
  run: ImportRun
  /** Variants that a record of this batch was about. */
  seen: Set<number>
}

export const noChanges = (): Changes => ({
  contributors: { added: [], changed: new Set() },
  publishers: [],
  series: [],
  works: { added: new Set(), changed: new Set(), keys: new Map(), merged: new Map() },
  products: {
    added: new Set(),
    changed: new Set(),
    relinked: new Set(),
    recategorized: new Set(),
    merged: new Map(),
    leaderless: new Set(),
  },
  variants: { added: new Set(), changed: new Set() },
  prices: new Map(),
  counts: new Map(),
  supplied: new Map(),
  withoutStock: new Set(),
  dated: new Set(),
  replacements: new Map(),
  alternatives: new Map(),
  resources: new Map(),
  received: new Map(),
  renamed: new Set(),
})
