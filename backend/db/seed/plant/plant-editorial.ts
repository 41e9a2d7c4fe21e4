import { readFile } from 'node:fs/promises'
import type { Database } from '../../connect.ts'
import { importEditorial, readEditorialFile } from '../../../modules/content/service.ts'
import { menus } from '../../schema/content.ts'

/** Each may name what stands in those before it. */
const files = ['pages', 'magazine', 'strips', 'regions']

/**
 * Pages, articles, banners, menus and the regions that show them, in the form in which an editor would bring them in.
 * Does nothing where somebody has written menus already.
 * @returns whether it planted
 */
export const plantEditorial = async (db: Database, now: Date): Promise<boolean> => {
  const [known] = await db.select({ id: menus.id }).from(menus).limit(1)
  if (known) return false
  for (const name of files) {
    const { form, problems, lineOf } = readEditorialFile(await readFile(new URL(`../editorial/${name}.yaml`, import.meta.url), 'utf8'))
    const wrong = form ? (await importEditorial(db, form, now)).problems.map(({ path, message }) => ({ line: lineOf(path), message })) : problems
    if (wrong.length > 0) throw new Error(wrong.map(({ line, message }) => `${name}.yaml, line ${line}: ${message}`).join('\n'))
  }
  return true
}
