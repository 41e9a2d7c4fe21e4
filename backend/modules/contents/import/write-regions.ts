import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../db/connect.ts'
import { bannerStrips, contents, menus, regions } from '../../../db/schema/contents.ts'
import { insertMany } from '../../../db/write-rows.ts'
import type { RegionForm } from '#contracts/region-forms.ts'

const shown = ({ bannerStrip, menu, content }: RegionForm) => {
  if (bannerStrip !== undefined) return { type: 'banner_strip' as const, table: bannerStrips, key: bannerStrip }
  if (menu !== undefined) return { type: 'menu' as const, table: menus, key: menu }
  return { type: 'content' as const, table: contents, key: content ?? '' }
}

/** @throws Error if a reference does not exist; the references are checked before */
const rowOf = async (db: Database, region: RegionForm) => {
  const { type, table, key } = shown(region)
  const [found] = await db.select({ id: table.id }).from(table).where(eq(table.key, key))
  if (!found) throw new Error(`There is no ${type} ${key}`)
  return { token: region.token, resource: region.for ?? '', enabled: region.enabled, type, contentId: found.id }
}

export const writeRegions = async (
  db: Database,
  set: readonly RegionForm[],
  removed: readonly string[],
): Promise<void> => {
  const rows = []
  for (const region of set) rows.push(await rowOf(db, region))
  await insertMany(db, regions, rows, { onConflict: ['token', 'resource'] })
  for (const name of removed) {
    const [token, resource = ''] = name.split(' for ')
    await db.delete(regions).where(and(eq(regions.token, token as RegionForm['token']), eq(regions.resource, resource)))
  }
}
