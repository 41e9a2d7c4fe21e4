import { decimalAmount } from '../../pricing/rules/decimal-amount.ts'
import { holdPrices, setPrices } from '../../pricing/service.ts'
import type { FieldChange, Outcome } from '../report/outcome.ts'
import type { Batch, ImportServices } from './batch.ts'

/**
 * Writes the prices of a batch, but for those that are too far from the price of today: an operator decides about them,
 * and a note says so.
 * @param addChange shows a price as a change of its record
 */
export const writePrices = async (
  { db, now }: ImportServices,
  sender: string,
  { workingSet, changes }: Batch,
  outcomes: ReadonlyMap<number, Outcome>,
  addChange: (variantId: number, change: FieldChange) => void,
): Promise<void> => {
  const wishes = [...changes.prices].map(([variantId, { prices, ended }]) => ({
    variantId,
    prices,
    ended,
    vatRate: workingSet.variants.get(variantId)?.vatRate ?? 0,
  }))
  const arrival = { sender, now: now(), factor: workingSet.heldPriceFactor }
  const { passed, held } = await holdPrices(db, wishes, arrival)
  for (const { variantId, currency, before, after } of await setPrices(db, arrival.now, passed))
    addChange(variantId, {
      field: `price ${currency}`,
      from: before === null ? '' : decimalAmount(before, currency),
      to: after === null ? '' : decimalAmount(after, currency),
    })
  for (const { variantId, currency, current, wanted } of held)
    outcomes.get(variantId)?.notes.push({
      code: 'price_held',
      detail: `${currency} ${decimalAmount(current, currency)} -> ${decimalAmount(wanted, currency)}`,
    })
}
