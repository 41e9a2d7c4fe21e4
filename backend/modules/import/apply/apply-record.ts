import { createHash } from 'node:crypto'
import type { FieldChange, Note, NoteCode, Outcome } from '../report/outcome.ts'
import { productKeyOf, workKeyOf } from '../rules/record-keys.ts'
import type { About, Publishing, TradeRecord } from '../trade-record.ts'
import type { Batch, ReadRecord } from './batch.ts'
import { addProduct, changeProduct } from './change-product.ts'
import { changeResources } from './change-resources.ts'
import { addVariant, changeVariant, variantFacts } from './change-variant.ts'
import type { KnownRecord, LoadedProduct, VariantRow } from './working-set.ts'

type Whole = TradeRecord & { about: About; publishing: Publishing }

const isWhole = (record: TradeRecord): record is Whole =>
  record.about !== undefined && record.publishing !== undefined && record.publishing.publishedOn !== null

const hashOf = (record: TradeRecord): string =>
  createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 22)

const find = ({ workingSet }: Batch, { reference, isbn, sku }: TradeRecord): VariantRow | undefined => {
  const received = workingSet.records.get(reference)
  return (
    (received && workingSet.variants.get(received.variantId)) ??
    (isbn ? workingSet.variantByIsbn.get(isbn) : undefined) ??
    workingSet.variantBySku.get(sku)
  )
}

/** A message can name other formats of the same text. They belong to the same product. */
const siblingProduct = ({ workingSet }: Batch, { about, related }: TradeRecord): LoadedProduct | undefined =>
  (related?.formats ?? [])
    .map((isbn) => workingSet.products.get(workingSet.variantByIsbn.get(isbn)?.productId ?? 0))
    .find((product) => product !== undefined && product.row.language === about?.language)

/** Collects prices, counts and replacements, which other services write after the rows. */
const noteRest = ({ changes }: Batch, { supply, related }: TradeRecord, variant: VariantRow): void => {
  if (supply) changes.prices.set(variant.id, { prices: supply.prices, ended: supply.ended })
  if (supply && supply.onHand !== null && variant.type === 'physical') changes.counts.set(variant.id, supply.onHand)
  if (supply && supply.suppliers.length > 0 && variant.type === 'physical')
    changes.supplied.set(variant.id, supply.suppliers)
  if (related) changes.replacements.set(variant.id, related.replacedBy)
}

type Applied = Pick<Outcome, 'status' | 'variantId' | 'changes' | 'values' | 'notes'>

const add = (batch: Batch, record: Whole): Applied => {
  const id = batch.pools.variants.take()
  const known =
    siblingProduct(batch, record) ??
    batch.workingSet.productByKey.get(productKeyOf(workKeyOf(record.about, record.related), record.about.language))
  const product = known ?? addProduct(batch, record, id)
  const result = known ? changeProduct(batch, known, record, false) : { changes: [], values: [], left: [] }
  noteRest(batch, record, addVariant(batch, id, product.row.id, record))
  changeResources(batch, record, id, [])
  const { changes, values, left } = result
  return { status: 'added', variantId: id, changes, values, notes: leftNote(left) }
}

const leftNote = (left: readonly string[]): Note[] =>
  left.length > 0 ? [{ code: 'other_record_leads', detail: left.join(', ') }] : []

const unknownCategories = ({ workingSet }: Batch, { about }: TradeRecord): Note[] => {
  const unknown = (about?.categories ?? []).filter((key) => !workingSet.categories.has(key))
  return unknown.length > 0 ? [{ code: 'category_unknown', detail: unknown.join(', ') }] : []
}

const change = (batch: Batch, record: TradeRecord, variant: VariantRow): Applied => {
  const product = batch.workingSet.products.get(variant.productId)
  if (!product) throw new Error(`Variant ${variant.id} has no product.`)
  const result = changeProduct(batch, product, record, product.leadVariantId === variant.id)
  const { values } = result
  const changes = [
    ...result.changes,
    ...changeVariant(batch, variant, variantFacts(record), values),
    ...changeResources(batch, record, variant.id, values),
  ]
  noteRest(batch, record, variant)
  return {
    status: changes.length > 0 ? 'changed' : 'left',
    variantId: variant.id,
    changes,
    values,
    notes: leftNote(result.left),
  }
}

/** Changes the working set as one record says. Prices and stock are compared where they are written. */
export const applyRecord = (batch: Batch, { record, notes }: ReadRecord): Outcome => {
  const { reference, isbn, notice } = record
  const base = { reference, isbn, changes: [], notes }
  const refused = (code: NoteCode, detail?: string): Outcome => ({
    ...base,
    status: 'refused',
    variantId: null,
    notes: [...notes, { code, ...(detail !== undefined && { detail }) }],
  })
  const variant = find(batch, record)
  const received = batch.workingSet.records.get(reference)
  const left: Outcome = { ...base, status: 'left', variantId: variant?.id ?? null }
  const remember = (id: number, hashes: Partial<KnownRecord>): void => {
    const known = { putHash: null, patchHash: null, ...received, ...hashes, variantId: id }
    batch.workingSet.records.set(reference, known)
    batch.changes.received.set(reference, known)
  }

  if (notice === 'delete') {
    if (!variant) return refused('unknown_record')
    const values: FieldChange[] = []
    const changes = changeVariant(batch, variant, { active: false }, values)
    if (changes.length === 0) return left
    remember(variant.id, { putHash: null, patchHash: null })
    return { ...left, status: 'changed', changes, values }
  }
  const hash = hashOf(record)
  if (received && (notice === 'put' ? received.putHash : received.patchHash) === hash) return left
  const owner = isbn ? batch.workingSet.variantByIsbn.get(isbn) : undefined
  if (owner && variant && owner.id !== variant.id) return refused('isbn_taken', isbn ?? '')
  if (!variant && notice === 'patch') return refused('block_without_record')
  if (!variant && !isWhole(record)) return refused('missing', record.about ? 'publishing date' : 'descriptive detail')
  if (!variant && record.publishing?.isActive === false) return { ...left, notes: [...notes, { code: 'not_for_sale' }] }

  const result = variant ? change(batch, record, variant) : add(batch, record as Whole)
  remember(result.variantId ?? 0, notice === 'put' ? { putHash: hash, patchHash: null } : { patchHash: hash })
  return { ...base, ...result, notes: [...notes, ...unknownCategories(batch, record), ...result.notes] }
}
