import { isDeepStrictEqual } from 'node:util'
import type { FieldChange, Note, NoteCode, Outcome } from '../report/outcome.ts'
import { findProduct } from '../grouping/find-product.ts'
import { regroup } from '../grouping/regroup.ts'
import type { TradeRecord, WholeRecord } from '../trade-record.ts'
import type { Batch, HashedRecord } from './batch.ts'
import { addProduct, changeProduct } from './change-product.ts'
import { changeResources } from './change-resources.ts'
import { addVariant, changeVariant } from './change-variant.ts'
import { findVariant, isOlder, isSeen, isUnchanged, leadingSender } from './find-variant.ts'
import { followVariant, mendedFacts } from './follow-variant.ts'
import type { KnownRecord, VariantRow } from './working-set.ts'

const isWhole = (record: TradeRecord): record is WholeRecord =>
  record.about !== undefined && record.publishing !== undefined

const noteAlternatives = ({ workingSet, changes }: Batch, formats: readonly string[], id: number): void => {
  const isbns = [...new Set(formats)].toSorted()
  if (isDeepStrictEqual(isbns, workingSet.alternatives.get(id) ?? [])) return
  workingSet.alternatives.set(id, isbns)
  changes.alternatives.set(id, isbns)
  for (const isbn of isbns) workingSet.namedBy.set(isbn, (workingSet.namedBy.get(isbn) ?? new Set()).add(id))
}

/** Collects prices, counts and replacements, which other services write after the rows. */
const noteRest = (batch: Batch, { supply, related }: TradeRecord, variant: VariantRow): void => {
  const { changes } = batch
  if (supply) changes.prices.set(variant.id, { prices: supply.prices, ended: supply.ended })
  if (supply && supply.onHand !== null && variant.type === 'physical') changes.counts.set(variant.id, supply.onHand)
  if (supply && supply.suppliers.length > 0 && variant.type === 'physical')
    changes.supplied.set(variant.id, supply.suppliers)
  if (!related) return
  changes.replacements.set(variant.id, related.replacedBy)
  noteAlternatives(batch, related.formats, variant.id)
}

type Applied = Pick<Outcome, 'status' | 'variantId' | 'changes' | 'values' | 'notes'>

const nothingChanged = { changes: [], values: [], left: [], ownFacts: null }

const add = (batch: Batch, record: WholeRecord): Applied => {
  const id = batch.pools.variants.take()
  const known = findProduct(batch, record)
  const product = known ?? addProduct(batch, record, id)
  const result = known ? changeProduct(batch, known, record, false, null) : nothingChanged
  product.size += 1
  product.formats.add(record.about.format)
  const variant = addVariant(batch, id, product.row.id, record)
  variant.ownFacts = result.ownFacts
  noteRest(batch, record, variant)
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
  const before = batch.workingSet.products.get(variant.productId)
  if (!before) throw new Error(`Variant ${variant.id} has no product.`)
  const { product, notes } = isWhole(record) ? regroup(batch, variant, before, record) : { product: before, notes: [] }
  const leads = product.leadVariantId === variant.id || product.size === 1
  const result = changeProduct(batch, product, record, leads, variant.ownFacts)
  const { values } = result
  if (notes.length > 0) values.push({ field: 'product', from: before.row.title, to: product.row.title })
  const facts = { ...mendedFacts(batch, record, variant), ownFacts: result.ownFacts }
  const own = changeVariant(batch, variant, facts, values)
  followVariant(batch, variant, own)
  product.formats.add(variant.format)
  const changes = [
    ...(notes.length > 0 ? ['product'] : []),
    ...result.changes,
    ...own,
    ...changeResources(batch, record, variant.id, values),
  ]
  noteRest(batch, record, variant)
  return {
    status: changes.length > 0 ? 'changed' : 'left',
    variantId: variant.id,
    changes,
    values,
    notes: [...notes, ...leftNote(result.left)],
  }
}

/** Of a sender that does not lead for a book only the copies count. */
const follow = ({ changes }: Batch, { supply }: TradeRecord, variant: VariantRow, leader: string): Applied => {
  if (supply && supply.suppliers.length > 0 && variant.type === 'physical')
    changes.supplied.set(variant.id, supply.suppliers)
  return {
    status: 'left',
    variantId: variant.id,
    changes: [],
    values: [],
    notes: [{ code: 'other_sender_leads', detail: leader }],
  }
}

const withdraw = (batch: Batch, variant: VariantRow): Applied => {
  const values: FieldChange[] = []
  const changes = changeVariant(batch, variant, { active: false }, values)
  return { status: changes.length > 0 ? 'changed' : 'left', variantId: variant.id, changes, values, notes: [] }
}

const noHashes: Hashes = { putHash: null, patchHash: null }

interface Hashes {
  putHash: string | null
  patchHash: string | null
}

/** The record is known from now on, with its message; the sender's other references of the variant are not. */
const remember = (
  { workingSet, changes, run, seen }: Batch,
  reference: string,
  variantId: number,
  hashes: Hashes,
  others: readonly string[],
): void => {
  const before = workingSet.records.get(reference)
  const isFeed = run.message !== undefined
  const since = before?.since ?? run.at
  const known: KnownRecord = {
    ...hashes,
    variantId,
    sentAt: run.message?.sentAt ?? before?.sentAt ?? null,
    messageNumber: run.message?.number ?? before?.messageNumber ?? null,
    isFeed,
    since,
  }
  workingSet.records.set(reference, known)
  changes.received.set(reference, known)
  seen.add(variantId)
  for (const other of others) {
    workingSet.records.delete(other)
    changes.received.delete(other)
    changes.renamed.add(other)
  }
  const sources = (workingSet.sources.get(variantId) ?? []).filter(
    (source) => source.sender !== run.sender || (source.reference !== reference && !others.includes(source.reference)),
  )
  workingSet.sources.set(variantId, [...sources, { sender: run.sender, reference, isFeed, since }])
}

const isSameMark = ({ run }: Batch, { sentAt, messageNumber }: KnownRecord): boolean =>
  run.message === undefined ||
  (run.message.sentAt?.getTime() === sentAt?.getTime() && run.message.number === messageNumber)

const referencesOf = ({ workingSet }: Batch, { id }: VariantRow): string[] =>
  (workingSet.sources.get(id) ?? []).map(({ sender, reference }) => `${sender} ${reference}`)

/** Changes the working set as one record says. Prices and stock are compared where they are written. */
export const applyRecord = (batch: Batch, { record, notes, hash }: HashedRecord): Outcome => {
  const { reference, isbn, notice } = record
  const base = { reference, isbn, changes: [], notes }
  const received = batch.workingSet.records.get(reference)
  const { variant, references } = findVariant(batch, record)
  const answer = (status: 'left' | 'refused', code?: NoteCode, detail?: string): Outcome => ({
    ...base,
    status,
    variantId: status === 'left' ? (variant?.id ?? received?.variantId ?? null) : null,
    notes: code ? [...notes, { code, ...(detail !== undefined && { detail }) }] : notes,
  })
  if (isOlder(batch.run, received)) return answer('left', 'older_message')
  const { putHash = null, patchHash = null } = received ?? {}
  if (received && isUnchanged(received, record, hash)) {
    if (isSameMark(batch, received)) batch.seen.add(received.variantId)
    else remember(batch, reference, received.variantId, { putHash, patchHash }, [])
    return answer('left')
  }
  if (notice === 'delete' && !variant) return answer('left', 'unknown_record')
  const owner = isbn ? batch.workingSet.variantByIsbn.get(isbn) : undefined
  if (owner && variant && owner.id !== variant.id)
    return answer('refused', 'isbn_taken', [isbn, ...referencesOf(batch, owner)].join(', '))
  const wasSeen = isSeen(batch, variant)
  if (wasSeen && !received) return answer('refused', 'isbn_twice', references.join(', '))
  if (!variant && notice === 'patch') return answer('refused', 'block_without_record')
  if (!variant && !isWhole(record))
    return answer('refused', 'missing', record.about ? 'publishing detail' : 'descriptive detail')
  if (!variant && record.publishing?.isActive === false) return answer('left', 'not_for_sale')

  const leader = variant && leadingSender(batch, record, variant)
  const result = !variant
    ? add(batch, record as WholeRecord)
    : leader !== undefined
      ? follow(batch, record, variant, leader)
      : notice === 'delete'
        ? withdraw(batch, variant)
        : change(batch, record, variant)
  const hashes =
    notice === 'delete'
      ? noHashes
      : notice === 'put'
        ? { putHash: hash, patchHash: null }
        : { putHash, patchHash: hash }
  remember(batch, reference, result.variantId ?? 0, hashes, references)
  const identity: Note[] = [
    ...(references.length > 0 ? [{ code: 'reference_changed' as const, detail: references.join(', ') }] : []),
    ...(wasSeen && notice === 'put' && putHash !== null ? [{ code: 'record_repeated' as const }] : []),
  ]
  return { ...base, ...result, notes: [...notes, ...identity, ...unknownCategories(batch, record), ...result.notes] }
}
