import type { TradeRecord } from '../trade-record.ts'
import type { Batch } from './batch.ts'
import { variantFacts } from './change-variant.ts'
import type { VariantRow } from './working-set.ts'

/** The facts of a record about a variant that is there. With another format it has the tax of that, unless one is stated. */
export const mendedFacts = ({ workingSet }: Batch, record: TradeRecord, variant: VariantRow): Partial<VariantRow> => {
  const facts = variantFacts(record)
  const { format } = facts
  if (format === undefined || format === variant.format || format === 'package' || facts.vatRate !== undefined)
    return facts
  return { ...facts, vatRate: workingSet.vatRates[format] }
}

/**
 * What hangs on the fields of a variant besides its row: net prices that the record does not name are taxed anew, the
 * stock of what has become a download ends, and readers wait for a day. Call it before prices and counts of the record
 * are noted.
 */
export const followVariant = ({ changes }: Batch, variant: VariantRow, changed: readonly string[]): void => {
  if (changed.includes('vatRate')) changes.prices.set(variant.id, { prices: [], ended: [] })
  if (changed.includes('type') && variant.type === 'virtual') changes.withoutStock.add(variant.id)
  else changes.withoutStock.delete(variant.id)
  if (changed.includes('publishedOn') && variant.publishedOn !== null) changes.dated.add(variant.id)
}
