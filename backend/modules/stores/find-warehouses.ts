import { asc, eq } from 'drizzle-orm'
import { stores } from '../../db/schema/contents.ts'
import { warehouses } from '../../db/schema/stock.ts'
import type { Answer } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'

export const findWarehouses = async ({ db, locale }: Context): Promise<Answer<'GET /v2.0/warehouses'>> => {
  const rows = await db
    .select()
    .from(warehouses)
    .leftJoin(stores, eq(stores.warehouseId, warehouses.id))
    .orderBy(asc(warehouses.id))
  return {
    items: rows.map(({ warehouses: { id, key, kind }, stores: store }) => ({
      id,
      key,
      kind,
      store: store && { id: store.id, name: store.name[locale] },
    })),
  }
}
