import type { Database } from '../../db/connect.ts'
import { stores } from '../../db/schema/contents.ts'
import { publishers } from '../../db/schema/publishers.ts'
import { warehouses } from '../../db/schema/stock.ts'
import type { SetupForm } from '../form/setup-form.ts'
import { type Ledger, openKeyedRows } from './keyed-rows.ts'

/** Imprints and publishers, in the order of the file. Imports add many others, which are not worth a line each. */
export const writePublishers = async (db: Database, ledger: Ledger, form: SetupForm): Promise<void> => {
  const rows = await openKeyedRows(db, ledger, { table: publishers, kind: 'publisher' })
  for (const [position, { tagline = null, about = null, ...publisher }] of form.publishers.entries())
    await rows.set({ ...publisher, tagline, about, position })
}

/** Stores, each with the warehouse whose stock it shows. */
export const writeStores = async (db: Database, ledger: Ledger, form: SetupForm): Promise<void> => {
  const ids = new Map((await db.select().from(warehouses)).map(({ key, id }) => [key, id]))
  const rows = await openKeyedRows(db, ledger, { table: stores, kind: 'store', key: 'slug' })
  for (const { warehouse, portrait = null, ...store } of form.stores)
    await rows.set({ ...store, portrait, warehouseId: warehouse === undefined ? null : (ids.get(warehouse) ?? null) })
  rows.finish()
}
