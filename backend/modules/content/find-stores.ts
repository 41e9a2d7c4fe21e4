import { asc } from 'drizzle-orm'
import type { Store } from '#contracts/content.ts'
import { stores } from '../../db/schema/content.ts'
import type { Context } from '../../http/context.ts'

export const findStores = async (ctx: Context): Promise<Store[]> => {
  const rows = await ctx.db.select().from(stores).orderBy(asc(stores.id))
  return rows.map(({ zip, name, ...store }) => ({ ...store, ZIPCode: zip, name: name[ctx.locale] }))
}
