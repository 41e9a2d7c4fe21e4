import type { FieldChange } from '../report/outcome.ts'
import type { TradeRecord } from '../trade-record.ts'
import type { Batch } from './batch.ts'
import type { LoadedProduct } from './working-set.ts'

/**
 * Mends the year in which a work was first published: the earliest that any record states. If the record that leads a
 * product changes its own statement, and that was the year in force, the new one counts, even if it is later.
 * @returns names of the changed fields
 */
export const stateFirstYear = (
  { workingSet, changes }: Batch,
  { row }: LoadedProduct,
  { publishing }: TradeRecord,
  leads: boolean,
  values: FieldChange[] = [],
): string[] => {
  const stated = publishing?.firstYear ?? null
  const { row: work } = workingSet.works.get(row.workId ?? 0) ?? {}
  if (stated === null || !work) return []
  const before = row.statedYear ?? work.firstYear
  const isCorrection = leads && stated !== before && work.firstYear === before
  if (leads && stated !== before && stated !== work.firstYear) {
    row.statedYear = stated
    changes.products.changed.add(row.id)
  }
  if (stated === work.firstYear || (stated > work.firstYear && !isCorrection)) return []
  values.push({ field: 'firstYear', from: String(work.firstYear), to: String(stated) })
  work.firstYear = stated
  changes.works.changed.add(work.id)
  return ['firstYear']
}
