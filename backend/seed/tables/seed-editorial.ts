import { readFile } from 'node:fs/promises'
import type { Database } from '../../db/connect.ts'
import { importEditorial, readEditorialFile } from '../../modules/contents/editing.ts'
import { menus } from '../../db/schema/contents.ts'
import { documents } from '../../db/schema/documents.ts'
import { faqCategories } from '../../db/schema/faqs.ts'

/** Each file may name entries of the files before it. If a table already has rows, its files are skipped. */
const sets = [
  { table: menus, files: ['pages', 'magazine', 'strips', 'regions'] },
  { table: faqCategories, files: ['faqs'] },
  { table: documents, files: ['documents'] },
] as const

const seedFile = async (db: Database, name: string, now: Date): Promise<void> => {
  const { form, problems, lineOf } = readEditorialFile(
    await readFile(new URL(`../editorial/${name}.yaml`, import.meta.url), 'utf8'),
  )
  const wrong = form
    ? (await importEditorial(db, form, now)).problems.map(({ path, message }) => ({ line: lineOf(path), message }))
    : problems
  if (wrong.length > 0)
    throw new Error(wrong.map(({ line, message }) => `${name}.yaml, line ${line}: ${message}`).join('\n'))
}

/**
 * Imports pages, articles, banners, menus, regions, questions and documents, in the form of an editor's import.
 * @returns whether it wrote anything
 */
export const seedEditorial = async (db: Database, now: Date): Promise<boolean> => {
  let seeded = false
  for (const { table, files } of sets) {
    const [known] = await db.select({ id: table.id }).from(table).limit(1)
    if (known) continue
    for (const name of files) await seedFile(db, name, now)
    seeded = true
  }
  return seeded
}
