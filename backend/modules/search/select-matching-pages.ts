import { sql } from 'drizzle-orm'
import type { MatchingPage } from '#contracts/understanding.ts'
import type { Context } from '../../kernel/context.ts'
import { pathSql } from '../url-resources/service.ts'

export type Place = Pick<MatchingPage, 'kind' | 'id'>

const idsOf = (places: readonly Place[], ...kinds: Place['kind'][]) =>
  sql`${sql.param(places.flatMap((one) => (kinds.includes(one.kind) ? [one.id] : [])))}::int[]`

/** The names and paths of these pages, in their order. */
export const selectMatchingPages = async (ctx: Context, places: readonly Place[]): Promise<MatchingPage[]> => {
  if (places.length === 0) return []
  const { db, locale } = ctx
  const { rows } = await db.execute<MatchingPage & Record<string, unknown>>(sql`
    select 'author' as kind, c.id, ${pathSql('brand', locale, sql`c`)} as path, c.name->>${locale} as name from contributors c where c.id = any(${idsOf(places, 'author', 'contributor')})
    union all select 'category', c.id, ${pathSql('category', locale, sql`c`)}, c.name->>${locale} from categories c where c.id = any(${idsOf(places, 'category')})
    union all select 'collection', c.id, ${pathSql('collection', locale, sql`c`)}, c.name->>${locale} from collections c where c.id = any(${idsOf(places, 'collection')})
    union all select 'publisher', c.id, ${pathSql('publisher', locale, sql`c`)}, c.name from publishers c where c.id = any(${idsOf(places, 'publisher')})`)
  return places.flatMap(({ kind, id }) => {
    const found = rows.find((row) => row.kind === (kind === 'contributor' ? 'author' : kind) && row.id === id)
    return found ? [{ ...found, kind }] : []
  })
}
