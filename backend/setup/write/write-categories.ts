import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { categories, categorySubjects } from '../../db/schema/categories.ts'
import { insertMany } from '../../db/write-rows.ts'
import { slugify } from '../../modules/text/rules/slugify.ts'
import type { SetupForm } from '../form/setup-form.ts'
import { inTreeOrder, subjectRows } from '../form/subject-rows.ts'
import { type Ledger, openKeyedRows } from './keyed-rows.ts'

/** A category that moved takes along all that is below it, also what the file does not name. */
const mendPaths = (db: Database) =>
  db.execute(sql`
    with recursive tree as (
      select id, array[id] as way from categories where parent_id is null
      union all select c.id, t.way || c.id from categories c join tree t on t.id = c.parent_id)
    update categories c set path = t.way from tree t where t.id = c.id and c.path is distinct from t.way`)

/** The map belongs to the categories of the file, so it is replaced as a whole. */
const writeSubjects = async (
  db: Database,
  ledger: Ledger,
  form: SetupForm,
  ids: ReadonlyMap<string, number>,
): Promise<void> => {
  const wanted = subjectRows(form.categories).map(({ scheme, code, original, category }) => ({
    scheme,
    code,
    original,
    categoryId: ids.get(category) ?? 0,
  }))
  const inOrder = (rows: readonly (typeof categorySubjects.$inferSelect)[]): string[] =>
    rows.map(({ scheme, code, original, categoryId }) => `${scheme} ${code} ${original} ${categoryId}`).toSorted()
  const before = await db.select().from(categorySubjects)
  if (isDeepStrictEqual(inOrder(before), inOrder(wanted))) {
    ledger.left += wanted.length
    return
  }
  await db.delete(categorySubjects)
  await insertMany(db, categorySubjects, wanted)
  ledger.changes.push({
    kind: 'subjects',
    name: `${wanted.length} codes`,
    what: before.length === 0 ? 'added' : 'changed',
    fields: [],
  })
}

/** The tree of categories, and which subjects lead to them. */
export const writeCategories = async (db: Database, ledger: Ledger, form: SetupForm): Promise<void> => {
  if (form.categories.length === 0) return
  const rows = await openKeyedRows(db, ledger, { table: categories, kind: 'category' })
  const paths = new Map((await db.select().from(categories)).map(({ key, path }) => [key, path]))
  const ids = new Map<string, number>()
  for (const { category, parent, position } of inTreeOrder(form.categories)) {
    const { key, name, text = null, format = null } = category
    const parentId = parent === undefined ? null : (ids.get(parent) ?? null)
    const slug = { hu: slugify(name.hu), en: slugify(name.en) }
    // The path of a new one is made below, where those of all are.
    const path = paths.has(key) ? {} : { path: [] }
    ids.set(key, await rows.set({ key, parentId, ...path, position, slug, name, text, format }))
  }
  rows.finish()
  await mendPaths(db)
  await writeSubjects(db, ledger, form, ids)
}
