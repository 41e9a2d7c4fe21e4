import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/connect.ts'
import { productCategories } from '../../../db/schema/categories.ts'
import { contributors } from '../../../db/schema/contributors.ts'
import { productContributors, products, works } from '../../../db/schema/products.ts'
import { publishers, series } from '../../../db/schema/publishers.ts'
import { variants } from '../../../db/schema/variants.ts'
import { insertProducts } from '../../catalog/service.ts'
import { importRecords, replacements } from '../../../db/schema/imports.ts'
import { insertMany, updateMany } from '../../../db/write-rows.ts'
import type { Batch } from './batch.ts'
import type { ShelvedProduct } from './shelf.ts'

const pick = <Row>(rows: ReadonlyMap<number, Row>, ids: Iterable<number>): Row[] =>
  [...ids].flatMap((id) => rows.get(id) ?? [])

const without = (ids: ReadonlySet<number>, others: ReadonlySet<number>): number[] =>
  [...ids].filter((id) => !others.has(id))

const linkRows = (products: readonly ShelvedProduct[]) =>
  products.flatMap(({ row, links }) => links.map((link) => ({ productId: row.id, ...link })))
const categoryRows = (products: readonly ShelvedProduct[]) =>
  products.flatMap(({ row, categories }) =>
    categories.map((categoryId, position) => ({ productId: row.id, categoryId, position })),
  )

/** New products with their contributors and categories, and new ones of those that were there. */
const writeProducts = async (db: Database, { shelf, changes }: Batch): Promise<void> => {
  const { added, changed, relinked, reshelved } = changes.products
  const rows = (ids: Iterable<number>) => pick(shelf.products, ids).map(({ row }) => row)
  const linked = pick(shelf.products, new Set([...added, ...relinked]))
  const shelved = pick(shelf.products, new Set([...added, ...reshelved]))
  if (relinked.size > 0)
    await db.execute(sql`delete from product_contributors where product_id = any(${sql.param([...relinked])}::int[])`)
  if (reshelved.size > 0)
    await db.execute(sql`delete from product_categories where product_id = any(${sql.param([...reshelved])}::int[])`)
  await db.execute(sql`set constraints product_contributors_product_id_products_id_fk deferred`)
  await insertMany(db, productContributors, linkRows(linked))
  await insertProducts(db, rows(added))
  await db.execute(sql`set constraints product_contributors_product_id_products_id_fk immediate`)
  await updateMany(db, products, rows(without(changed, added)))
  await insertMany(db, productCategories, categoryRows(shelved))
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

/** Writes what the batch has changed, table by table, parents before children. */
export const writeShelf = async (db: Database, sender: string, batch: Batch): Promise<void> => {
  const { shelf, changes } = batch
  await insertMany(db, contributors, changes.contributors.added)
  const newPeople = new Set(changes.contributors.added)
  await updateMany(
    db,
    contributors,
    [...changes.contributors.changed]
      .filter((row) => !newPeople.has(row))
      .map(({ id, born, died }) => ({ id, born, died })),
  )
  await insertMany(db, publishers, changes.publishers)
  await insertMany(db, series, changes.series)
  await insertMany(db, works, changes.works)
  await writeProducts(db, batch)
  await insertMany(db, variants, pick(shelf.variants, changes.variants.added))
  await updateMany(db, variants, pick(shelf.variants, without(changes.variants.changed, changes.variants.added)))
  await writeReplacements(db, batch)
  await insertMany(
    db,
    importRecords,
    [...changes.heard].map(([reference, known]) => ({ sender, reference, ...known })),
    { onConflict: ['sender', 'reference'] },
  )
}
