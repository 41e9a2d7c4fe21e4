import type { Batch } from '../apply/batch.ts'
import type { LoadedWork } from '../apply/working-set.ts'
import { keyOf, titleKey, workTitleKey } from '../rules/record-keys.ts'
import type { WholeRecord } from '../trade-record.ts'
import { isUnsigned, namedWorkIds, namesAnotherWork, siblingProducts, titledProducts } from './find-product.ts'
import { numbersIn } from './numbers-in.ts'

/** Remembers the identifiers by which a record names a work. */
export const addWorkKeys = ({ workingSet, changes }: Batch, work: LoadedWork, keys: readonly string[]): void => {
  for (const key of keys) {
    if (workingSet.workIds.has(key)) continue
    workingSet.workIds.set(key, work.row.id)
    work.keys.add(key)
    changes.works.keys.set(key, work.row.id)
  }
}

const addWork = (batch: Batch, record: WholeRecord): LoadedWork => {
  const { workingSet, changes, pools } = batch
  const { about, publishing, related, sku } = record
  const own = related?.work ?? workTitleKey(about, publishing.publisher.key)
  const key = workingSet.workIds.has(own) ? `${own}-${keyOf(sku)}` : own
  const firstYear = publishing.firstYear ?? Number((publishing.publishedOn ?? '').slice(0, 4))
  const row = { id: pools.works.take(), key, firstYear, originalLanguage: about.originalLanguage ?? about.language }
  const work = { row, keys: new Set<string>() }
  workingSet.works.set(row.id, work)
  workingSet.workIds.set(key, row.id)
  changes.works.added.add(row.id)
  return work
}

/** A work of the same title: its translations have other titles, its editions in one language have the same. */
const titledWorkId = (batch: Batch, record: WholeRecord): number | null | undefined =>
  titledProducts(batch, record).find(
    ({ row, isSplit }) =>
      !isSplit &&
      !namesAnotherWork(batch, record, row.workId) &&
      (row.language === record.about.language
        ? !isUnsigned(record) && titleKey(row.title) === titleKey(record.about.title)
        : numbersIn(row.title) === numbersIn(record.about.title)),
  )?.row.workId

/** The work of a record that begins a product: what it names, else that of another format, else of its title, else a new one. */
export const resolveWork = (batch: Batch, record: WholeRecord): LoadedWork => {
  const { works } = batch.workingSet
  const id =
    namedWorkIds(batch, record.related)[0] ??
    siblingProducts(batch, record).find(({ row }) => row.workId !== null)?.row.workId ??
    titledWorkId(batch, record)
  const work = works.get(id ?? 0) ?? addWork(batch, record)
  addWorkKeys(batch, work, record.related?.workKeys ?? [])
  return work
}
