import type { Batch } from '../apply/batch.ts'
import { addProduct } from '../apply/change-product.ts'
import { indexProduct } from '../apply/index-product.ts'
import type { LoadedProduct, VariantRow } from '../apply/working-set.ts'
import type { Note } from '../report/outcome.ts'
import type { WholeRecord } from '../trade-record.ts'
import { contradictionOf } from './edition.ts'
import { editionIn, editionOf, findProduct, namedWorkIds, namesAnotherWork, siblingProducts } from './find-product.ts'
import { joinWorks } from './join-works.ts'
import { addWorkKeys, resolveWork } from './resolve-work.ts'

export interface Regrouped {
  product: LoadedProduct
  /** What has moved and why, if anything has. */
  notes: Note[]
}

const note = (detail: string): Note => ({ code: 'regrouped', detail })

/** All variants of `from` go into `into`; the older product stays, since readers and machines know it. */
const merge = ({ workingSet, changes }: Batch, one: LoadedProduct, other: LoadedProduct): LoadedProduct => {
  const [into, from] = one.leadVariantId < other.leadVariantId ? [one, other] : [other, one]
  into.size += from.size
  for (const format of from.formats) into.formats.add(format)
  for (const variant of workingSet.variants.values())
    if (variant.productId === from.row.id) {
      variant.productId = into.row.id
      changes.variants.changed.add(variant.id)
    }
  workingSet.products.delete(from.row.id)
  // A product of this very batch has no row yet.
  if (!changes.products.added.delete(from.row.id)) changes.products.merged.set(from.row.id, into.row.id)
  changes.products.changed.add(into.row.id)
  return into
}

/** Takes one variant out of its product. The others are read anew with their next records: this one may have spoken for them. */
const move = (batch: Batch, variant: VariantRow, from: LoadedProduct, into: LoadedProduct): void => {
  variant.productId = into.row.id
  from.size -= 1
  into.size += 1
  into.formats.add(variant.format)
  batch.changes.variants.changed.add(variant.id)
  for (const { row } of [from, into]) batch.changes.products.changed.add(row.id)
  if (from.leadVariantId === variant.id) batch.changes.products.leaderless.add(from.row.id)
}

/**
 * The identifiers of a record may name a work that its product is not of yet. A work that has none of its own is merged
 * into that one; @returns whether the record names another work than the one that its product is of for good
 */
const settleWork = (batch: Batch, product: LoadedProduct, record: WholeRecord): boolean => {
  const { workingSet, changes } = batch
  const work = workingSet.works.get(product.row.workId ?? 0)
  if (!work || !record.related || record.related.work !== null) return false
  if (namesAnotherWork(batch, record, work.row.id)) return true
  const named = workingSet.works.get(namedWorkIds(batch, record.related)[0] ?? 0)
  if (named && named !== work) {
    if (work.keys.size > 0) return true
    joinWorks(batch, work.row.id, named.row.id)
    changes.products.changed.add(product.row.id)
  }
  addWorkKeys(batch, named ?? work, record.related.workKeys)
  return false
}

/**
 * Looks again where a variant belongs, since its record may say more than before. The product stays where nothing
 * contradicts it, and always where an operator has put the variant there.
 */
export const regroup = (batch: Batch, variant: VariantRow, product: LoadedProduct, record: WholeRecord): Regrouped => {
  if (variant.groupedByHand !== null || product.isSplit) return { product, notes: [] }
  const siblings = siblingProducts(batch, record).filter(
    ({ row, isSplit }) => row.language === record.about.language && !isSplit,
  )
  const isOfAnotherWork = settleWork(batch, product, record)
  const isAlone = product.size === 1
  const reason =
    contradictionOf(editionIn(batch, record), editionOf(batch, product)) ?? (isOfAnotherWork ? 'work' : undefined)
  const other = siblings.find((one) => one !== product)
  if (siblings.includes(product) && !other) return { product, notes: [] }
  if (isAlone || (other && reason === undefined)) {
    const target = other ?? findProduct(batch, record, product)
    if (target) {
      const into = merge(batch, product, target)
      if (!isOfAnotherWork) joinWorks(batch, (into === product ? target : product).row.workId, into.row.workId)
      return { product: into, notes: [note(`joins ${into.row.title}`)] }
    }
    if (!isOfAnotherWork) return { product, notes: [] }
    product.row.workId = resolveWork(batch, record).row.id
    indexProduct(batch.workingSet, product)
    batch.changes.products.changed.add(product.row.id)
    return { product, notes: [note('another work')] }
  }
  if (reason === undefined) return { product, notes: [] }
  const target = findProduct(batch, record, product) ?? addProduct(batch, record, variant.id)
  move(batch, variant, product, target)
  return { product: target, notes: [note(`another ${reason}`)] }
}
