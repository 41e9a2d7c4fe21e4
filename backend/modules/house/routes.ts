import type { houseEndpoints, SocialNetwork } from '#contracts/house.ts'
import { asc, eq } from 'drizzle-orm'
import { stores } from '../../db/schema/content.ts'
import { warehouses } from '../../db/schema/stock.ts'
import type { Context } from '../../http/context.ts'
import type { Answer, Handlers } from '../../http/handler.ts'
import { ok } from '../../http/result.ts'
import { readConfiguration } from '../configuration/service.ts'

/** `kolofon_facebook`: whose it is, and where. */
const iconOf = ({ name, url }: { name: string; url: string }) => {
  const [publisher = '', icon = ''] = name.split('_')
  return { name, url, publisher, icon: icon as SocialNetwork }
}

const findWarehouses = async ({ db, locale }: Context): Promise<Answer<'GET /v2.0/warehouses'>> => {
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

export const houseRoutes: Handlers<keyof typeof houseEndpoints> = {
  'GET /social_icons': async (ctx) => ok({ items: (await readConfiguration(ctx.db)).social_icons.map(iconOf) }),
  'GET /v2.0/warehouses': async (ctx) => ok(await findWarehouses(ctx)),
}
