import type { Batch } from '../apply/batch.ts'
import { indexProduct } from '../apply/index-product.ts'

/** All products and identifiers of one work go to another one: later records find that one by them. */
export const joinWorks = ({ workingSet, changes }: Batch, fromId: number | null, intoId: number | null): void => {
  const [from, into] = [fromId, intoId].map((id) => workingSet.works.get(id ?? 0))
  if (!from || !into || from === into) return
  for (const product of workingSet.products.values())
    if (product.row.workId === from.row.id) {
      product.row.workId = into.row.id
      indexProduct(workingSet, product)
    }
  for (const key of from.keys) {
    into.keys.add(key)
    if (changes.works.keys.has(key)) changes.works.keys.set(key, into.row.id)
  }
  for (const key of [from.row.key, ...from.keys]) workingSet.workIds.set(key, into.row.id)
  workingSet.works.delete(from.row.id)
  changes.works.merged.set(from.row.id, into.row.id)
}
