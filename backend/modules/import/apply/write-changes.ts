import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connect.ts'
import { productCategories } from '../../../db/schema/categories.ts'
import { contributors } from '../../../db/schema/contributors.ts'
import { productContributors, products, workKeys, works } from '../../../db/schema/products.ts'
import { publishers, series } from '../../../db/schema/publishers.ts'
import { variants } from '../../../db/schema/variants.ts'
import { insertProducts } from '../../search/service.ts'
import { alternativeFormats, importRecords, replacements } from '../../../db/schema/imports.ts'
import { reopenRecords, mergeProducts, mergeWorks } from '../../works/service.ts'
import { executeInTurn, insertStatement, updateStatement } from '../../../db/write-rows.ts'
import type { Batch } from './batch.ts'
import type { Changes, LoadedProduct } from './working-set.ts'

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

type Statements = Generator<SQL | undefined, void>

const ofProducts = 'product_contributors_product_id_products_id_fk'

/** New products with their contributors and categories, and changed links of earlier products. */
function* productStatements({ workingSet, changes }: Batch): Statements {
  const { added, changed, relinked, recategorized } = changes.products
  const rows = (ids: Iterable<number>) => pick(workingSet.products, ids).map(({ row }) => row)
  if (relinked.size > 0)
    yield sql`delete from product_contributors where product_id = any(${sql.param([...relinked])}::int[])`
  if (recategorized.size > 0)
    yield sql`delete from product_categories where product_id = any(${sql.param([...recategorized])}::int[])`
  yield sql`set constraints ${sql.identifier(ofProducts)} deferred`
  yield insertStatement(productContributors, linkRows(pick(workingSet.products, new Set([...added, ...relinked]))))
  yield insertProducts(rows(added))
  yield sql`set constraints ${sql.identifier(ofProducts)} immediate`
  yield updateStatement(products, rows(without(changed, added)))
  const categorized = pick(workingSet.products, new Set([...added, ...recategorized]))
  yield insertStatement(productCategories, categoryRows(categorized))
}

/** The ISBNs that records name beside their own, in place of those that they named before. */
function* namedStatements(
  table: typeof replacements | typeof alternativeFormats,
  named: ReadonlyMap<number, readonly string[]>,
  { variants: { added } }: Changes,
): Statements {
  const written = [...named].filter(([id, isbns]) => isbns.length > 0 || !added.has(id))
  if (written.length === 0) return
  yield sql`delete from ${table} where variant_id = any(${sql.param(written.map(([id]) => id))}::int[])`
  yield insertStatement(
    table,
    written.flatMap(([variantId, isbns]) => [...new Set(isbns)].map((isbn) => ({ variantId, isbn }))),
  )
}

/** Parents before children. */
function* bookStatements(batch: Batch): Statements {
  const { workingSet, changes } = batch
  yield insertStatement(contributors, changes.contributors.added)
  const newPeople = new Set(changes.contributors.added)
  yield updateStatement(
    contributors,
    [...changes.contributors.changed]
      .filter((row) => !newPeople.has(row))
      .map(({ id, born, died, isni, bio }) => ({ id, born, died, isni, bio })),
  )
  yield insertStatement(publishers, changes.publishers)
  yield insertStatement(series, changes.series)
  const workRows = (ids: Iterable<number>) => pick(workingSet.works, ids).map(({ row }) => row)
  yield insertStatement(works, workRows(changes.works.added))
  yield updateStatement(works, workRows(without(changes.works.changed, changes.works.added)))
  yield insertStatement(
    workKeys,
    [...changes.works.keys].map(([key, workId]) => ({ key, workId })),
  )
  yield* productStatements(batch)
  yield insertStatement(variants, pick(workingSet.variants, changes.variants.added))
  yield updateStatement(variants, pick(workingSet.variants, without(changes.variants.changed, changes.variants.added)))
}

function* recordStatements(sender: string, { changes }: Batch): Statements {
  yield* namedStatements(replacements, changes.replacements, changes)
  yield* namedStatements(alternativeFormats, changes.alternatives, changes)
  if (changes.renamed.size > 0)
    yield sql`delete from ${importRecords} where sender = ${sender} and reference = any(${sql.param([...changes.renamed])}::text[])`
  yield insertStatement(
    importRecords,
    [...changes.received].map(([reference, known]) => ({ sender, reference, ...known })),
    { onConflict: ['sender', 'reference'] },
  )
}

/** Merges what is one product or one work now. Variants whose first one has left are read anew with their next records. */
const writeGrouping = async (db: Database, { changes }: Batch): Promise<void> => {
  for (const [from, into] of changes.products.merged) await mergeProducts(db, from, into)
  for (const [from, into] of changes.works.merged) await mergeWorks(db, from, into)
  await reopenRecords(db, changes.products.leaderless)
}

/** Writes the changes of a batch, table by table. */
export const writeChanges = async (db: Database, sender: string, batch: Batch): Promise<void> => {
  await executeInTurn(db, bookStatements(batch))
  await writeGrouping(db, batch)
  await executeInTurn(db, recordStatements(sender, batch))
}
