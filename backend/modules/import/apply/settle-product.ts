import { isDeepStrictEqual } from 'node:util'
import { drawnCoverPath } from '../../catalog/rules/drawn-cover-path.ts'
import { slugify } from '../../text/rules/slugify.ts'
import { sortKeyOf } from '../../text/rules/sort-key.ts'
import { keyOf, productKeyOf, workKeyOf } from '../rules/record-keys.ts'
import type { About, Publishing, TradeRecord } from '../trade-record.ts'
import type { Batch } from './batch.ts'
import { settlePeople } from './settle-people.ts'
import type { ProductRow, ShelvedProduct } from './shelf.ts'

const settlePublisher = ({ shelf, changes, pools }: Batch, { key, name }: Publishing['publisher']): number => {
  const known = shelf.publishers.get(key)
  if (known) return known.id
  const row = { id: pools.publishers.take(), key, name }
  shelf.publishers.set(key, row)
  changes.publishers.push(row)
  return row.id
}

const settleSeries = (
  { shelf, changes, pools }: Batch,
  series: About['series'],
  publisherId: number,
): number | null => {
  if (!series) return null
  const key = series.key ?? keyOf(series.title.hu)
  const known = shelf.series.get(key)
  if (known) return known.id
  const row = { id: pools.series.take(), key, title: series.title, publisherId }
  shelf.series.set(key, row)
  changes.series.push(row)
  return row.id
}

const settleWork = ({ shelf, changes, pools }: Batch, key: string, about: About, publishing: Publishing): number => {
  const known = shelf.works.get(key)
  if (known) return known.id
  const firstYear = publishing.firstYear ?? Number((publishing.publishedOn ?? '').slice(0, 4))
  const row = { id: pools.works.take(), key, firstYear, originalLanguage: about.originalLanguage ?? about.language }
  shelf.works.set(key, row)
  changes.works.push(row)
  return row.id
}

/** What a record says about its product, block by block. */
const factsOf = (
  batch: Batch,
  { about, texts, publishing, sku }: TradeRecord,
  before: ProductRow | undefined,
): Partial<ProductRow> => {
  const publisherId = publishing ? settlePublisher(batch, publishing.publisher) : (before?.publisherId ?? 0)
  return {
    ...(publishing && { publisherId }),
    ...(about && {
      title: about.title,
      subtitle: about.subtitle,
      slug: slugify(about.title) || keyOf(sku),
      sortKey: sortKeyOf(about.title),
      seriesId: settleSeries(batch, about.series, publisherId),
      seriesNumber: about.series?.number ?? null,
      ageFrom: about.ageFrom,
      ageTo: about.ageTo,
    }),
    // A record without texts says nothing of them: another format of the book may have brought some.
    ...(texts && texts.lead.hu !== '' && { lead: texts.lead }),
    ...(texts && texts.description.hu !== '' && { description: texts.description }),
  }
}

const categoriesOf = ({ shelf }: Batch, { categories }: About): number[] => [
  ...new Set(categories.flatMap((key) => shelf.categories.get(key) ?? [])),
]

const coverPathOf = (key: string, { title, contributors }: About): string =>
  drawnCoverPath(
    key,
    title,
    contributors.filter(({ role }) => role === 'author').map(({ name }) => name.hu),
  )

export const addProduct = (
  batch: Batch,
  record: TradeRecord & { about: About; publishing: Publishing },
  variantId: number,
): ShelvedProduct => {
  const { shelf, changes, pools } = batch
  const { about, publishing, related } = record
  const workKey = workKeyOf(about, related)
  const key = productKeyOf(workKey, about.language)
  const nothing = { hu: '', en: '' }
  const row: ProductRow = {
    id: pools.products.take(),
    key,
    workId: settleWork(batch, workKey, about, publishing),
    language: about.language,
    coverPath: coverPathOf(key, about),
    popularity: record.popularity ?? 0,
    lead: nothing,
    description: nothing,
    slug: '',
    title: '',
    subtitle: null,
    sortKey: '',
    publisherId: 0,
    seriesId: null,
    seriesNumber: null,
    ageFrom: null,
    ageTo: null,
    ...factsOf(batch, record, undefined),
  }
  const product = {
    row,
    links: settlePeople(batch, about.contributors),
    categories: categoriesOf(batch, about),
    leadVariantId: variantId,
  }
  shelf.products.set(row.id, product)
  shelf.productByKey.set(key, product)
  changes.products.added.add(row.id)
  return product
}

const isGap = (value: unknown): boolean => value === null || isDeepStrictEqual(value, { hu: '', en: '' })

interface Settled {
  changes: string[]
  /** What differs but was left, because another format leads. */
  kept: string[]
}

/** Brings a product in line with a record of one of its variants. */
export const changeProduct = (batch: Batch, product: ShelvedProduct, record: TradeRecord, leads: boolean): Settled => {
  const settled: Settled = { changes: [], kept: [] }
  const { row } = product
  const facts = factsOf(batch, record, row)
  for (const key of Object.keys(facts) as (keyof ProductRow)[]) {
    if (facts[key] === undefined || isDeepStrictEqual(row[key], facts[key])) continue
    if (leads || (isGap(row[key]) && !isGap(facts[key]))) settled.changes.push(key)
    else settled.kept.push(key)
  }
  Object.assign(row, Object.fromEntries(settled.changes.map((key) => [key, facts[key as keyof ProductRow]])))
  if (settled.changes.length > 0) batch.changes.products.changed.add(row.id)
  if (record.about && leads) {
    settled.changes.push(...relink(batch, product, record.about))
    if (
      settled.changes.some((change) => change === 'title' || change === 'contributors') &&
      row.coverPath.startsWith('/assets/drawn/')
    ) {
      row.coverPath = coverPathOf(row.key, record.about)
      batch.changes.products.changed.add(row.id)
    }
  }
  return settled
}

const relink = (batch: Batch, product: ShelvedProduct, about: About): string[] => {
  const changes: string[] = []
  const links = settlePeople(batch, about.contributors)
  const order = (list: typeof links) =>
    list.map(({ role, position, contributorId }) => `${role} ${position} ${contributorId}`).toSorted()
  if (!isDeepStrictEqual(order(links), order(product.links))) {
    product.links = links
    batch.changes.products.relinked.add(product.row.id)
    changes.push('contributors')
  }
  const categories = categoriesOf(batch, about)
  if (categories.length > 0 && !isDeepStrictEqual(categories, product.categories)) {
    product.categories = categories
    batch.changes.products.reshelved.add(product.row.id)
    changes.push('categories')
  }
  return changes
}
