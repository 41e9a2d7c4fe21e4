import { isDeepStrictEqual } from 'node:util'
import type { Format } from '#contracts/shop.ts'
import { drawnCoverPath } from '../../catalog/rules/drawn-cover-path.ts'
import { slugify } from '../../text/rules/slugify.ts'
import { sortKeyOf } from '../../text/rules/sort-key.ts'
import { resolveWork } from '../grouping/resolve-work.ts'
import { keyOf, workTitleKey } from '../rules/record-keys.ts'
import type { About, Publishing, TradeRecord, WholeRecord } from '../trade-record.ts'
import type { FieldChange } from '../report/outcome.ts'
import type { OwnFacts } from '../../../db/schema/book-facts.ts'
import type { Batch } from './batch.ts'
import { fieldChanges, nameIn, shortValue } from './field-changes.ts'
import { indexProduct } from './index-product.ts'
import { isGap, isOfEdition, isOfOtherPublisher, ownFactsOf } from './own-facts.ts'
import { resolvePeople } from './resolve-people.ts'
import { stateFirstYear } from './state-first-year.ts'
import type { LoadedProduct, ProductRow } from './working-set.ts'

const resolvePublisher = ({ workingSet, changes, pools }: Batch, { key, name }: Publishing['publisher']): number => {
  const known = workingSet.publishers.get(key)
  if (known) return known.id
  const row = { id: pools.publishers.take(), key, name }
  workingSet.publishers.set(key, row)
  changes.publishers.push(row)
  return row.id
}

const resolveSeries = (
  { workingSet, changes, pools }: Batch,
  series: About['series'],
  publisherId: number,
): number | null => {
  if (!series) return null
  const key = series.key ?? keyOf(series.title.hu)
  const known = workingSet.series.get(key)
  if (known) return known.id
  const row = { id: pools.series.take(), key, title: series.title, publisherId }
  workingSet.series.set(key, row)
  changes.series.push(row)
  return row.id
}

/** The facts of a record about its product, block by block. */
const factsOf = (
  batch: Batch,
  { about, texts, publishing, sku }: TradeRecord,
  before: ProductRow | undefined,
): Partial<ProductRow> => {
  const publisherId = publishing ? resolvePublisher(batch, publishing.publisher) : (before?.publisherId ?? 0)
  return {
    ...(publishing && { publisherId }),
    ...(about && {
      language: about.language,
      title: about.title,
      subtitle: about.subtitle,
      part: about.part,
      originalTitle: about.originalTitle,
      ...(about.facts !== undefined && { facts: about.facts }),
      slug: slugify(about.title) || keyOf(sku),
      sortKey: sortKeyOf(about.title),
      seriesId: resolveSeries(batch, about.series, publisherId),
      seriesNumber: about.series?.number ?? null,
      ageFrom: about.ageFrom,
      ageTo: about.ageTo,
    }),
    // A record without texts removes none: they may come from another format of the book.
    ...(texts && texts.lead.hu !== '' && { lead: texts.lead }),
    ...(texts && texts.description.hu !== '' && { description: texts.description }),
    ...(texts?.collateral !== undefined && { collateral: texts.collateral }),
  }
}

const categoriesOf = ({ workingSet }: Batch, { categories }: About): number[] => [
  ...new Set(categories.flatMap((key) => workingSet.categories.get(key) ?? [])),
]

const coverPathOf = (key: string, { title, contributors }: About): string =>
  drawnCoverPath(
    key,
    title,
    contributors.filter(({ role }) => role === 'author').map(({ name }) => name.hu),
  )

export const addProduct = (batch: Batch, record: WholeRecord, variantId: number): LoadedProduct => {
  const { workingSet, changes, pools } = batch
  const { about } = record
  const work = resolveWork(batch, record).row
  const plain = `${work.key}-${about.language}`
  const key = workingSet.productKeys.has(plain) ? `${work.key}-${keyOf(record.sku)}-${about.language}` : plain
  const nothing = { hu: '', en: '' }
  const row: ProductRow = {
    id: pools.products.take(),
    key,
    workId: work.id,
    titleKey: workTitleKey(about, record.publishing.publisher.key),
    language: about.language,
    coverPath: coverPathOf(key, about),
    popularity: record.popularity ?? 0,
    lead: nothing,
    description: nothing,
    slug: '',
    title: '',
    subtitle: null,
    part: null,
    originalTitle: null,
    facts: null,
    collateral: null,
    statedYear: record.publishing.firstYear,
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
    links: resolvePeople(batch, about.contributors),
    categories: categoriesOf(batch, about),
    leadVariantId: variantId,
    size: 0,
    formats: new Set<Format>(),
    isSplit: false,
  }
  workingSet.products.set(row.id, product)
  workingSet.productKeys.add(key)
  indexProduct(workingSet, product)
  changes.products.added.add(row.id)
  stateFirstYear(batch, product, record, false)
  return product
}

/** The report names publishers, series and people, and not their ids. */
const namesIn =
  ({ workingSet }: Batch) =>
  (field: string, value: unknown): unknown => {
    if (field === 'publisherId') return nameIn(workingSet.publishers, value, ({ name }) => name)
    return field === 'seriesId' ? nameIn(workingSet.series, value, ({ title }) => title) : value
  }

interface ProductChanges {
  changes: string[]
  values: FieldChange[]
  /** Fields that differ and stay as they are, because another format leads. */
  left: string[]
  /** What the variant's record says of its own edition; null where that is what the product says. */
  ownFacts: OwnFacts | null
}

/** What is made of the title and the authors. */
const rename = (batch: Batch, product: LoadedProduct, about: About, publishing: Publishing | undefined): void => {
  const { row } = product
  if (row.coverPath.startsWith('/assets/drawn/')) row.coverPath = coverPathOf(row.key, about)
  if (publishing) row.titleKey = workTitleKey(about, publishing.publisher.key)
  indexProduct(batch.workingSet, product)
  batch.changes.products.changed.add(row.id)
}

/** Updates a product from a record of one of its variants. */
export const changeProduct = (
  batch: Batch,
  product: LoadedProduct,
  record: TradeRecord,
  leads: boolean,
  before: OwnFacts | null,
): ProductChanges => {
  const result: ProductChanges = { changes: [], values: [], left: [], ownFacts: null }
  const { row } = product
  const facts = factsOf(batch, record, row)
  const isForeign = isOfOtherPublisher(row, facts)
  for (const key of Object.keys(facts) as (keyof ProductRow)[]) {
    if (facts[key] === undefined || isDeepStrictEqual(row[key], facts[key])) continue
    // A part fills no gap: it belongs to a title that has it.
    const doesFill = key !== 'part' && isGap(row[key]) && !isGap(facts[key]) && !isForeign
    if (leads || doesFill) result.changes.push(key)
    else if (!isOfEdition(key)) result.left.push(key)
  }
  result.values.push(...fieldChanges(row, facts, result.changes, namesIn(batch)))
  Object.assign(row, Object.fromEntries(result.changes.map((key) => [key, facts[key as keyof ProductRow]])))
  if (!leads) result.ownFacts = ownFactsOf(row, facts, before)
  result.changes.push(...stateFirstYear(batch, product, record, leads, result.values))
  if (result.changes.length > 0) batch.changes.products.changed.add(row.id)
  if (record.about && leads) {
    result.changes.push(...relink(batch, product, record.about, result.values))
    if (result.changes.some((change) => change === 'title' || change === 'contributors'))
      rename(batch, product, record.about, record.publishing)
  }
  return result
}

const relink = (batch: Batch, product: LoadedProduct, about: About, values: FieldChange[]): string[] => {
  const changes: string[] = []
  const { workingSet } = batch
  const links = resolvePeople(batch, about.contributors)
  const order = (list: typeof links) =>
    list.map(({ role, position, contributorId, codes }) => `${role} ${position} ${contributorId} ${codes}`).toSorted()
  if (!isDeepStrictEqual(order(links), order(product.links))) {
    const people = (list: typeof links) =>
      shortValue(
        list
          .map((link) => shortValue(nameIn(workingSet.contributors, link.contributorId, ({ name }) => name)))
          .join(', '),
      )
    values.push({ field: 'contributors', from: people(product.links), to: people(links) })
    product.links = links
    batch.changes.products.relinked.add(product.row.id)
    changes.push('contributors')
  }
  const categories = categoriesOf(batch, about)
  if (categories.length > 0 && !isDeepStrictEqual(categories, product.categories)) {
    const keys = (ids: readonly number[]) =>
      shortValue([...workingSet.categories].flatMap(([key, id]) => (ids.includes(id) ? [key] : [])).join(', '))
    values.push({ field: 'categories', from: keys(product.categories), to: keys(categories) })
    product.categories = categories
    batch.changes.products.recategorized.add(product.row.id)
    changes.push('categories')
  }
  return changes
}
