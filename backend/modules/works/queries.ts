import { asc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { productCategories } from '../../db/schema/categories.ts'
import { importRecords } from '../../db/schema/imports.ts'
import { productContributors, products, works } from '../../db/schema/products.ts'
import { publishers } from '../../db/schema/publishers.ts'
import { variants } from '../../db/schema/variants.ts'

const columns = {
  id: variants.id,
  sku: variants.sku,
  isbn: variants.isbn,
  format: variants.format,
  byHand: variants.groupedByHand,
  productId: variants.productId,
  title: products.title,
  language: products.language,
  publisherId: products.publisherId,
  publisher: publishers.name,
  workId: products.workId,
}

const selectMembers = (db: Database) =>
  db
    .select(columns)
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(publishers, eq(publishers.id, products.publisherId))

/** A variant with its product and its work. */
export type Member = Awaited<ReturnType<ReturnType<typeof selectMembers>['execute']>>[number]

/** @param code an SKU or an ISBN */
export const findMember = async (db: Database, code: string): Promise<Member | undefined> =>
  (await selectMembers(db).where(or(eq(variants.sku, code), eq(variants.isbn, code))))[0]

/** All variants of the work, product by product. */
export const selectWork = (db: Database, { workId, productId }: Member): Promise<Member[]> =>
  selectMembers(db)
    .where(workId === null ? eq(products.id, productId) : eq(products.workId, workId))
    .orderBy(asc(products.id), asc(variants.id))

export const moveVariants = async (db: Database, from: number, into: number): Promise<void> => {
  await db.update(variants).set({ productId: into }).where(eq(variants.productId, from))
}

export const moveVariant = async (db: Database, id: number, into: number): Promise<void> => {
  await db.update(variants).set({ productId: into }).where(eq(variants.id, id))
}

export const markByHand = async (
  db: Database,
  ids: readonly number[],
  groupedByHand: 'merged' | 'split',
): Promise<void> => {
  await db
    .update(variants)
    .set({ groupedByHand })
    .where(inArray(variants.id, [...ids]))
}

/** What was sold of it lately counts for the other one; what else stands under the product goes with it. */
export const deleteProduct = async (db: Database, from: number, into: number): Promise<void> => {
  await db.execute(sql`
    update products p set popularity = p.popularity + q.popularity from products q where p.id = ${into} and q.id = ${from}`)
  await db.delete(products).where(eq(products.id, from))
}

export const setWork = async (db: Database, productId: number, workId: number): Promise<void> => {
  await db.update(products).set({ workId }).where(eq(products.id, productId))
}

/** The identifiers and the products of a work go to another one. */
export const moveWork = async (db: Database, from: number, into: number): Promise<void> => {
  await db.execute(sql`update products set work_id = ${into} where work_id = ${from}`)
  await db.execute(sql`update work_keys set work_id = ${into} where work_id = ${from}`)
  await db.delete(works).where(eq(works.id, from))
}

/** A work like that of the product, under a key of its own. */
export const copyWork = async (db: Database, workId: number, suffix: string): Promise<number> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into works (key, first_year, original_language)
    select key || '-' || ${suffix}, first_year, original_language from works where id = ${workId} returning id`)
  return rows[0]?.id ?? 0
}

const {
  id: _id,
  key: _key,
  popularity: _popularity,
  ratingCount: _count,
  ratingSum: _sum,
  updatedAt: _at,
  ...copied
} = getTableColumns(products)

/** A product with the same texts, people and categories. */
export const copyProduct = async (db: Database, productId: number, suffix: string): Promise<number> => {
  const names = sql.join(
    Object.values(copied).map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into products (key, ${names}) select key || '-' || ${suffix}, ${names} from products where id = ${productId}
    returning id`)
  const id = rows[0]?.id ?? 0
  for (const table of [productContributors, productCategories]) {
    const others = Object.values(getTableColumns(table))
      .filter(({ name }) => name !== 'product_id')
      .map(({ name }) => sql.identifier(name))
    const list = sql.join(others, sql`, `)
    await db.execute(
      sql`insert into ${table} (product_id, ${list}) select ${id}, ${list} from ${table} where product_id = ${productId}`,
    )
  }
  return id
}

/** The next records of these products' variants are read in full, although their senders have changed nothing. */
export const reopenRecordsOf = async (db: Database, productIds: readonly number[]): Promise<void> => {
  await db
    .update(importRecords)
    .set({ putHash: null, patchHash: null })
    .where(
      inArray(
        importRecords.variantId,
        db
          .select({ id: variants.id })
          .from(variants)
          .where(inArray(variants.productId, [...productIds])),
      ),
    )
}
