import { isDeepStrictEqual } from 'node:util'
import { isDownload } from '#contracts/shop.ts'
import type { About, TradeRecord, WholeRecord } from '../trade-record.ts'
import type { FieldChange } from '../report/outcome.ts'
import type { Batch } from './batch.ts'
import { keyOf } from '../rules/record-keys.ts'
import { fieldChanges } from './field-changes.ts'
import type { VariantRow } from './working-set.ts'

const typeOf = (format: About['format']): VariantRow['type'] => (isDownload(format) ? 'virtual' : 'physical')

/** The facts of a record about its variant, block by block. */
export const variantFacts = ({ about, publishing, supply, isbn }: TradeRecord): Partial<VariantRow> => ({
  ...(isbn && { isbn }),
  ...(about && {
    format: about.format,
    type: typeOf(about.format),
    pages: about.pages,
    minutes: about.minutes,
    width: about.width,
    height: about.height,
    weight: about.weight,
    ...(about.edition !== undefined && { edition: about.edition }),
  }),
  ...(publishing && {
    active: publishing.isActive,
    ...(publishing.publishedOn !== undefined && { publishedOn: publishing.publishedOn }),
  }),
  ...(supply && supply.vatRate !== null && { vatRate: supply.vatRate }),
})

export const addVariant = (
  { workingSet, changes, run }: Batch,
  id: number,
  productId: number,
  record: WholeRecord,
): VariantRow => {
  const row: VariantRow = {
    id,
    productId,
    sku: workingSet.variantBySku.has(record.sku) ? `${record.sku}-${keyOf(run.sender)}` : record.sku,
    isbn: null,
    format: record.about.format,
    type: 'physical',
    vatRate: workingSet.vatRates[record.about.format],
    publishedOn: null,
    pages: null,
    minutes: null,
    width: null,
    height: null,
    weight: null,
    edition: null,
    ownFacts: null,
    active: true,
    groupedByHand: null,
    ...variantFacts(record),
  }
  workingSet.variants.set(id, row)
  workingSet.variantBySku.set(row.sku, row)
  if (row.isbn) workingSet.variantByIsbn.set(row.isbn, row)
  changes.variants.added.add(id)
  return row
}

/** @returns names of the changed fields */
export const changeVariant = (
  { workingSet, changes }: Batch,
  row: VariantRow,
  facts: Partial<VariantRow>,
  values: FieldChange[],
): string[] => {
  const different = (Object.keys(facts) as (keyof VariantRow)[]).filter(
    (key) => facts[key] !== undefined && !isDeepStrictEqual(row[key], facts[key]),
  )
  if (different.length === 0) return []
  values.push(...fieldChanges(row, facts, different))
  Object.assign(row, facts)
  if (row.isbn) workingSet.variantByIsbn.set(row.isbn, row)
  changes.variants.changed.add(row.id)
  return different
}
