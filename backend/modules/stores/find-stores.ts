import { asc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import type { Store } from '#contracts/stores.ts'
import { stores } from '../../db/schema/contents.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { pathSql } from '../url-resources/service.ts'
import { shopDay } from '../catalog/rules/shop-day.ts'

/**
 * The number of titles in stock; several editions of a title count once. The table names are written out, because
 * Drizzle omits them in a query of one table.
 */
const titles = sql<number>`(
  select count(distinct v.product_id)::int from stock_items s join variants v on v.id = s.variant_id
  where s.warehouse_id = stores.warehouse_id and s.on_hand > s.reserved)`

const selectStores = async (ctx: Context, condition?: SQL): Promise<Store[]> => {
  const rows = await ctx.db
    .select({ ...getTableColumns(stores), titles, path: pathSql('store', ctx.locale, sql`stores`) })
    .from(stores)
    .where(condition)
    .orderBy(asc(stores.id))
  const today = shopDay(ctx.now())
  return rows.map(({ zip, slug: _, portrait: _portrait, picks: _picks, name, specialDays, ...store }) => ({
    ...store,
    ZIPCode: zip,
    name: name[ctx.locale],
    specialDays: specialDays
      .filter(({ date }) => date >= today)
      .map(({ date, name: day, periods }) => ({ date, name: day[ctx.locale], periods })),
  }))
}

export const findStores = (ctx: Context): Promise<Store[]> => selectStores(ctx)

/** @param address `12`, `szeged` or `szeged-12` */
export const findStore = async (ctx: Context, address: string): Promise<Result<Store, 'not_found'>> => {
  const number = /^(?:[a-z0-9-]+-)?(\d{1,9})$/.exec(address)?.[1]
  const [store] = await selectStores(
    ctx,
    or(eq(stores.slug, address), number === undefined ? undefined : eq(stores.id, Number(number))),
  )
  return store ? ok(store) : fail('not_found')
}
