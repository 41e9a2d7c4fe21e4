import { isDeepStrictEqual } from 'node:util'
import type { TradeRecord, TradeResource } from '../trade-record.ts'
import type { FieldChange } from '../report/outcome.ts'
import type { Batch } from './batch.ts'

const ordered = (resources: readonly TradeResource[]) =>
  resources.map(({ kind, view, url }) => `${kind} ${view} ${url}`).toSorted()

/** Collects the files that a record names, if they differ from those of the variant. @returns names of the changed fields */
export const changeResources = (
  { workingSet, changes }: Batch,
  { texts }: TradeRecord,
  variantId: number,
  values: FieldChange[],
): string[] => {
  if (!texts?.resources) return []
  // A message may name one file twice; the first entry counts.
  const named = [...new Map(texts.resources.toReversed().map((one) => [one.url, one])).values()].toReversed()
  if (isDeepStrictEqual(ordered(named), ordered(workingSet.resources.get(variantId) ?? []))) return []
  const before = workingSet.resources.get(variantId) ?? []
  values.push({ field: 'resources', from: `${before.length} files`, to: `${named.length} files` })
  workingSet.resources.set(variantId, named)
  changes.resources.set(variantId, named)
  return ['resources']
}
