import { examine, isBroken } from '../../commands/doctor.ts'
import type { TestShop } from '../orders/shop.test-support.ts'
import type { Outcome } from './report/outcome.ts'
import { importTrade } from './service.ts'
import type { TradeSource } from './source.ts'
import type { TradeRecord } from './trade-record.ts'

/** Records as a table of the shop's own would bring them. */
export const sourceOf = (records: readonly TradeRecord[], sender = 'test'): TradeSource => ({
  sender,
  records: (async function* () {
    for (const record of records) yield { record, notes: [] }
  })(),
  progress: () => 1,
})

/** Imports the source, with the outcome of every record. */
export const runImport = async (shop: TestShop, source: TradeSource, dryRun = false) => {
  const outcomes: Outcome[] = []
  const summary = await importTrade(shop.services, source, {
    dryRun,
    onOutcomes: async (some) => void outcomes.push(...some),
  })
  return { ...summary, outcomes }
}

export const rowsOf = async ({ connection }: TestShop, sql: string) => (await connection.pool.query(sql)).rows

/** The checks of `shop doctor` that fail. */
export const brokenChecks = async ({ services, connection }: TestShop) =>
  (await examine({ ...services, pool: connection.pool })).filter(isBroken).map(({ name }) => name)

/** @returns the variant that was imported with this reference, and its product */
export const variantOf = async (shop: TestShop, reference: string) =>
  (
    await rowsOf(
      shop,
      `select v.*, p.title, p.lead, p.key, p.id as product from import_records r join variants v on v.id = r.variant_id join products p on p.id = v.product_id where reference = '${reference}'`,
    )
  )[0]
