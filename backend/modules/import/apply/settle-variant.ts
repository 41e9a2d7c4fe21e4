import { isDeepStrictEqual } from 'node:util'
import type { About, Publishing, TradeRecord } from '../trade-record.ts'
import type { Batch } from './batch.ts'
import type { VariantRow } from './shelf.ts'

const typeOf = (format: About['format']): VariantRow['type'] =>
  format === 'ebook' || format === 'audio' ? 'virtual' : 'physical'

/** Law, not the supplier, sets our tax: printed books five per cent, downloads the full rate. */
const usualVat = (format: About['format']): number => (typeOf(format) === 'physical' ? 5 : 27)

/** What a record says about its variant, block by block. */
const factsOf = ({ about, publishing, supply, isbn }: TradeRecord): Partial<VariantRow> => ({
  ...(isbn && { isbn }),
  ...(about && {
    format: about.format,
    type: typeOf(about.format),
    pages: about.pages,
    minutes: about.minutes,
    width: about.width,
    height: about.height,
    weight: about.weight,
  }),
  ...(publishing && {
    active: publishing.isActive,
    ...(publishing.publishedOn && { publishedOn: publishing.publishedOn }),
  }),
  ...(supply && supply.vatRate !== null && { vatRate: supply.vatRate }),
})

export const addVariant = (
  { shelf, changes }: Batch,
  id: number,
  productId: number,
  record: TradeRecord & { about: About; publishing: Publishing },
): VariantRow => {
  const row: VariantRow = {
    id,
    productId,
    sku: record.sku,
    isbn: null,
    format: record.about.format,
    type: 'physical',
    vatRate: usualVat(record.about.format),
    publishedOn: '',
    pages: null,
    minutes: null,
    width: null,
    height: null,
    weight: null,
    active: true,
    ...factsOf(record),
  }
  shelf.variants.set(id, row)
  shelf.variantBySku.set(row.sku, row)
  if (row.isbn) shelf.variantByIsbn.set(row.isbn, row)
  changes.variants.added.add(id)
  return row
}

/** @returns names of what is different now */
export const changeVariant = ({ shelf, changes }: Batch, row: VariantRow, facts: Partial<VariantRow>): string[] => {
  const different = (Object.keys(facts) as (keyof VariantRow)[]).filter(
    (key) => facts[key] !== undefined && !isDeepStrictEqual(row[key], facts[key]),
  )
  if (different.length === 0) return []
  Object.assign(row, facts)
  if (row.isbn) shelf.variantByIsbn.set(row.isbn, row)
  changes.variants.changed.add(row.id)
  return different
}

export const variantFacts = factsOf
