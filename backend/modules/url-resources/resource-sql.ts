import { type SQL, sql } from 'drizzle-orm'
import type { PagedType } from '#contracts/resource-paths.ts'
import { basePriceList } from '../pricing/service.ts'
import { addressSql } from './path-sql.ts'

const onSale: SQL = sql`v.active and exists (select 1 from prices pr where pr.variant_id = v.id and pr.price_list_id = ${basePriceList})`

/** Products with a visible page, by one of their columns. */
const hasBook = (condition: SQL): SQL => sql`
  exists (select 1 from products p join variants v on v.product_id = p.id where ${condition} and ${onSale})`

const addressesOf = (type: PagedType, row: SQL): SQL =>
  sql`${addressSql(type, 'hu', row)} as hu, ${addressSql(type, 'en', row)} as en`

/**
 * The path segment of each resource in both languages, whether its page exists now, and whether it is gone for ever.
 */
const sources: Record<PagedType, SQL> = {
  variant: sql`
    select v.id, ${addressesOf('variant', sql`v`)}, ${onSale} as live, not v.active as ended, p.cover_path as "coverPath",
      greatest(p.updated_at, (select max(pr.since) from prices pr where pr.variant_id = v.id and pr.price_list_id = ${basePriceList})) as "updatedAt"
    from variants v join products p on p.id = v.product_id`,
  category: sql`
    select c.id, ${addressesOf('category', sql`c`)}, true as live, false as ended, null as "coverPath", null::timestamptz as "updatedAt" from categories c`,
  collection: sql`
    select k.id, ${addressesOf('collection', sql`k`)}, true as live, false as ended, null as "coverPath", null::timestamptz as "updatedAt" from collections k`,
  store: sql`
    select s.id, ${addressesOf('store', sql`s`)}, true as live, false as ended, null as "coverPath",
      null::timestamptz as "updatedAt" from stores s`,
  content: sql`
    select t.id, ${addressesOf('content', sql`t`)}, t.published_at <= now() as live, false as ended, null as "coverPath",
      t.published_at as "updatedAt" from contents t`,
  brand: sql`
    select b.id, ${addressesOf('brand', sql`b`)}, null as "coverPath", null::timestamptz as "updatedAt",
      exists (
        select 1 from product_contributors pc join variants v on v.product_id = pc.product_id
        where pc.contributor_id = b.id and ${onSale}) as live, false as ended
    from contributors b`,
  publisher: sql`
    select u.id, ${addressesOf('publisher', sql`u`)}, ${hasBook(sql`p.publisher_id = u.id`)} or u.is_imprint as live, false as ended,
      null as "coverPath", null::timestamptz as "updatedAt" from publishers u`,
}

export const tables: Record<PagedType, SQL> = {
  variant: sql`variants`,
  category: sql`categories`,
  collection: sql`collections`,
  store: sql`stores`,
  content: sql`contents`,
  brand: sql`contributors`,
  publisher: sql`publishers`,
}

/** `r`: the resources of a type. */
export const resourcesOf = (type: PagedType): SQL => sql`(${sources[type]}) r`

/** `r` with the pretty paths of its rows. */
export const withPrettyPaths = (type: PagedType): SQL => sql`
  ${resourcesOf(type)}
  left join url_resources hu on hu.kind = 'pretty' and hu.resource_type = ${type} and hu.resource_id = r.id and hu.locale = 'hu'
  left join url_resources en on en.kind = 'pretty' and en.resource_type = ${type} and en.resource_id = r.id and en.locale = 'en'`
