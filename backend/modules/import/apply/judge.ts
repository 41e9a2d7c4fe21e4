import { createHash } from 'node:crypto'
import type { Note, NoteCode, Outcome } from '../report/outcome.ts'
import { productKeyOf, workKeyOf } from '../rules/record-keys.ts'
import type { About, Publishing, TradeRecord } from '../trade-record.ts'
import type { Batch, ReadRecord } from './batch.ts'
import { addProduct, changeProduct } from './settle-product.ts'
import { settleResources } from './settle-resources.ts'
import { addVariant, changeVariant, variantFacts } from './settle-variant.ts'
import type { KnownRecord, ShelvedProduct, VariantRow } from './shelf.ts'

type Whole = TradeRecord & { about: About; publishing: Publishing }

const isWhole = (record: TradeRecord): record is Whole =>
  record.about !== undefined && record.publishing !== undefined && record.publishing.publishedOn !== null

const hashOf = (record: TradeRecord): string =>
  createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 22)

const find = ({ shelf }: Batch, { reference, isbn, sku }: TradeRecord): VariantRow | undefined => {
  const heard = shelf.records.get(reference)
  return (
    (heard && shelf.variants.get(heard.variantId)) ??
    (isbn ? shelf.variantByIsbn.get(isbn) : undefined) ??
    shelf.variantBySku.get(sku)
  )
}

/** The same text in another format, by the message's own word, stands under the same product. */
const siblingProduct = ({ shelf }: Batch, { about, related }: TradeRecord): ShelvedProduct | undefined =>
  (related?.formats ?? [])
    .map((isbn) => shelf.products.get(shelf.variantByIsbn.get(isbn)?.productId ?? 0))
    .find((product) => product !== undefined && product.row.language === about?.language)

/** Notes what is written by other services after the rows are there. */
const noteRest = ({ changes }: Batch, { supply, related }: TradeRecord, variant: VariantRow): void => {
  if (supply) changes.prices.set(variant.id, supply.prices)
  if (supply && supply.onHand !== null && variant.type === 'physical') changes.counts.set(variant.id, supply.onHand)
  if (related) changes.replacements.set(variant.id, related.replacedBy)
}

const add = (batch: Batch, record: Whole): Pick<Outcome, 'status' | 'variantId' | 'changes' | 'notes'> => {
  const id = batch.pools.variants.take()
  const known =
    siblingProduct(batch, record) ??
    batch.shelf.productByKey.get(productKeyOf(workKeyOf(record.about, record.related), record.about.language))
  const product = known ?? addProduct(batch, record, id)
  const settled = known ? changeProduct(batch, known, record, false) : { changes: [], kept: [] }
  noteRest(batch, record, addVariant(batch, id, product.row.id, record))
  settleResources(batch, record, id)
  return { status: 'added', variantId: id, changes: settled.changes, notes: keptNote(settled.kept) }
}

const keptNote = (kept: readonly string[]): Note[] =>
  kept.length > 0 ? [{ code: 'other_record_leads', detail: kept.join(', ') }] : []

const change = (
  batch: Batch,
  record: TradeRecord,
  variant: VariantRow,
): Pick<Outcome, 'status' | 'variantId' | 'changes' | 'notes'> => {
  const product = batch.shelf.products.get(variant.productId)
  if (!product) throw new Error(`Variant ${variant.id} has no product.`)
  const settled = changeProduct(batch, product, record, product.leadVariantId === variant.id)
  const changes = [
    ...settled.changes,
    ...changeVariant(batch, variant, variantFacts(record)),
    ...settleResources(batch, record, variant.id),
  ]
  noteRest(batch, record, variant)
  return {
    status: changes.length > 0 ? 'changed' : 'left',
    variantId: variant.id,
    changes,
    notes: keptNote(settled.kept),
  }
}

/** Decides what one record does to the shelf. Prices and stock are compared where they are written. */
export const judge = (batch: Batch, { record, notes }: ReadRecord): Outcome => {
  const { reference, isbn, notice } = record
  const base = { reference, isbn, changes: [], notes }
  const refused = (code: NoteCode, detail?: string): Outcome => ({
    ...base,
    status: 'refused',
    variantId: null,
    notes: [...notes, { code, ...(detail !== undefined && { detail }) }],
  })
  const variant = find(batch, record)
  const heard = batch.shelf.records.get(reference)
  const left: Outcome = { ...base, status: 'left', variantId: variant?.id ?? null }
  const remember = (id: number, hashes: Partial<KnownRecord>): void => {
    const known = { putHash: null, patchHash: null, ...heard, ...hashes, variantId: id }
    batch.shelf.records.set(reference, known)
    batch.changes.heard.set(reference, known)
  }

  if (notice === 'delete') {
    if (!variant) return refused('unknown_record')
    const changes = changeVariant(batch, variant, { active: false })
    if (changes.length === 0) return left
    remember(variant.id, { putHash: null, patchHash: null })
    return { ...left, status: 'changed', changes }
  }
  const hash = hashOf(record)
  if (heard && (notice === 'put' ? heard.putHash : heard.patchHash) === hash) return left
  const owner = isbn ? batch.shelf.variantByIsbn.get(isbn) : undefined
  if (owner && variant && owner.id !== variant.id) return refused('isbn_taken', isbn ?? '')
  if (!variant && notice === 'patch') return refused('block_without_record')
  if (!variant && !isWhole(record)) return refused('missing', record.about ? 'publishing date' : 'descriptive detail')
  if (!variant && record.publishing?.isActive === false) return { ...left, notes: [...notes, { code: 'not_for_sale' }] }

  const settled = variant ? change(batch, record, variant) : add(batch, record as Whole)
  remember(settled.variantId ?? 0, notice === 'put' ? { putHash: hash, patchHash: null } : { patchHash: hash })
  return { ...base, ...settled, notes: [...notes, ...settled.notes] }
}
