import { isDeepStrictEqual } from 'node:util'
import type { TradeRecord, TradeResource } from '../trade-record.ts'
import type { Batch } from './batch.ts'

const ordered = (resources: readonly TradeResource[]) =>
  resources.map(({ kind, view, url }) => `${kind} ${view} ${url}`).toSorted()

/** Notes what a record names beside the variant, if it is not what stands there. @returns names of what is different now */
export const settleResources = ({ shelf, changes }: Batch, { texts }: TradeRecord, variantId: number): string[] => {
  if (!texts?.resources) return []
  // A message may name one file twice; the first says what it is.
  const named = [...new Map(texts.resources.toReversed().map((one) => [one.url, one])).values()].toReversed()
  if (isDeepStrictEqual(ordered(named), ordered(shelf.resources.get(variantId) ?? []))) return []
  shelf.resources.set(variantId, named)
  changes.resources.set(variantId, named)
  return ['resources']
}
