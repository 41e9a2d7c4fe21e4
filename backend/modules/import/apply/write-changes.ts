import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/connect.ts'
import { productCategories } from '../../../db/schema/categories.ts'
import { contributors } from '../../../db/schema/contributors.ts'
import { productContributors, products, workKeys, works } from '../../../db/schema/products.ts'
import { publishers, series } from '../../../db/schema/publishers.ts'
import { variants } from '../../../db/schema/variants.ts'
import { insertProducts } from '../../search/service.ts'
import { alternativeFormats, importRecords, replacements } from '../../../db/schema/imports.ts'
import { reopenRecords, mergeProducts, mergeWorks } from '../../works/service.ts'
import { insertMany, updateMany } from '../../../db/write-rows.ts'
import type { Batch } from './batch.ts'
import type { LoadedProduct } from './working-set.ts'

const pick = <Row>(rows: ReadonlyMap<number, Row>, ids: Iterable<number>): Row[] =>
  [...ids].flatMap((id) => rows.get(id) ?? [])

const without = (ids: ReadonlySet<number>, others: ReadonlySet<number>): number[] =>
  [...ids].filter((id) => !others.has(id))

const linkRows = (products: readonly LoadedProduct[]) =>
  products.flatMap(({ row, links }) => links.map((link) => ({ productId: row.id, ...link })))
const categoryRows = (products: readonly LoadedProduct[]) =>
  products.flatMap(({ row, categories }) =>
    categories.map((categoryId, position) => ({ productId: row.id, categoryId, position })),
  )

/** Writes new products with their contributors and categories, and changed links of earlier products. */
const writeProducts = async (db: Database, { workingSet, changes }: Batch): Promise<void> => {
  const { added, changed, relinked, recategorized } = changes.products
  const rows = (ids: Iterable<number>) => pick(workingSet.products, ids).map(({ row }) => row)
  const linked = pick(workingSet.products, new Set([...added, ...relinked]))
  const categorized = pick(workingSet.products, new Set([...added, ...recategorized]))
  if (relinked.size > 0)
    await db.execute(sql`delete from product_contributors where product_id = any(${sql.param([...relinked])}::int[])`)
  if (recategorized.size > 0)
    await db.execute(
      sql`delete from product_categories where product_id = any(${sql.param([...recategorized])}::int[])`,
    )
  await db.execute(sql`set constraints product_contributors_product_id_products_id_fk deferred`)
  await insertMany(db, productContributors, linkRows(linked))
  await insertProducts(db, rows(added))
  await db.execute(sql`set constraints product_contributors_product_id_products_id_fk immediate`)
  await updateMany(db, products, rows(without(changed, added)))
  await insertMany(db, productCategories, categoryRows(categorized))
}

const writeReplacements = async (db: Database, { changes }: Batch): Promise<void> => {
  const named = [...changes.replacements].filter(([id, isbns]) => isbns.length > 0 || !changes.variants.added.has(id))
  if (named.length === 0) return
  await db.execute(
    sql`delete from ${replacements} where variant_id = any(${sql.param(named.map(([id]) => id))}::int[])`,
  )
  await insertMany(
    db,
    replacements,
    named.flatMap(([variantId, isbns]) => [...new Set(isbns)].map((isbn) => ({ variantId, isbn }))),
  )
}

const writeAlternatives = async (db: Database, { changes }: Batch): Promise<void> => {
  const named = [...changes.alternatives].filter(([id, isbns]) => isbns.length > 0 || !changes.variants.added.has(id))
  if (named.length === 0) return
  const ids = named.map(([id]) => id)
  await db.execute(sql`delete from ${alternativeFormats} where variant_id = any(${sql.param(ids)}::int[])`)
  await insertMany(
    db,
    alternativeFormats,
    named.flatMap(([variantId, isbns]) => isbns.map((isbn) => ({ variantId, isbn }))),
  )
}

/** Merges what is one product or one work now. Variants whose first one has left are read anew with their next records. */
const writeGrouping = async (db: Database, { changes }: Batch): Promise<void> => {
  for (const [from, into] of changes.products.merged) await mergeProducts(db, from, into)
  for (const [from, into] of changes.works.merged) await mergeWorks(db, from, into)
  await reopenRecords(db, changes.products.leaderless)
}

/** Writes the changes of a batch, table by table, parents before children. */
export const writeChanges = async (db: Database, sender: string, batch: Batch): Promise<void> => {
  const { workingSet, changes } = batch
  await insertMany(db, contributors, changes.contributors.added)
  const newPeople = new Set(changes.contributors.added)
  await updateMany(
    db,
    contributors,
    [...changes.contributors.changed]
      .filter((row) => !newPeople.has(row))
      .map(({ id, born, died, isni, bio }) => ({ id, born, died, isni, bio })),
  )
  await insertMany(db, publishers, changes.publishers)
  await insertMany(db, series, changes.series)
  const workRows = (ids: Iterable<number>) => pick(workingSet.works, ids).map(({ row }) => row)
  await insertMany(db, works, workRows(changes.works.added))
  await updateMany(db, works, workRows(without(changes.works.changed, changes.works.added)))
  await insertMany(
    db,
    workKeys,
    [...changes.works.keys].map(([key, workId]) => ({ key, workId })),
  )
  await writeProducts(db, batch)
  await insertMany(db, variants, pick(workingSet.variants, changes.variants.added))
  await updateMany(db, variants, pick(workingSet.variants, without(changes.variants.changed, changes.variants.added)))
  await writeGrouping(db, batch)
  await writeReplacements(db, batch)
  await writeAlternatives(db, batch)
  if (changes.renamed.size > 0)
    await db.execute(
      sql`delete from ${importRecords} where sender = ${sender} and reference = any(${sql.param([...changes.renamed])}::text[])`,
    )
  await insertMany(
    db,
    importRecords,
    [...changes.received].map(([reference, known]) => ({ sender, reference, ...known })),
    { onConflict: ['sender', 'reference'] },
  )
}
