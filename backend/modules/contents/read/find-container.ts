import { and, arrayOverlaps, asc, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { contents } from '../../../db/schema/contents.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Answer, Input } from '../../../http/handler.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { findShopFacts, nameFacts } from '../../configuration/service.ts'
import { readCursor, writeCursor } from '../rules/page-cursor.ts'
import { contentSummary, summaryColumns } from './content-summary.ts'

type Row = typeof contents.$inferSelect
type Page = Answer<'GET /v2.0/container_contents/{id}/contents'>
type Found = Result<Page, 'not_found' | 'invalid_data_provided'>

interface PageQuery {
  cursor?: string | undefined
  limit: number
}

const selectPage = async (ctx: Context, condition: SQL, order: SQL[], { cursor, limit }: PageQuery): Promise<Found> => {
  const shown = cursor === undefined ? 0 : readCursor(cursor)
  if (shown === undefined)
    return fail('invalid_data_provided', { field: 'cursor', issues: [{ field: 'cursor', code: 'invalid' }] })
  const listed = and(condition, lte(contents.publishedAt, ctx.now()))
  const count = await ctx.recentDb.$count(contents, listed)
  const rows = await ctx.recentDb
    .select(summaryColumns(ctx))
    .from(contents)
    .where(listed)
    .orderBy(...order)
    .offset(shown)
    .limit(limit)
  const after = shown + rows.length
  const items = nameFacts(
    rows.map((row) => contentSummary(row, ctx)),
    await findShopFacts(ctx),
  )
  return ok({ items, cursor: after < count ? writeCursor(after) : null, count })
}

const findOfType = async (ctx: Context, id: number, type: Row['type']): Promise<Row | undefined> => {
  const [row] = await ctx.recentDb
    .select()
    .from(contents)
    .where(and(eq(contents.id, id), eq(contents.type, type), lte(contents.publishedAt, ctx.now())))
  return row
}

export const findContainer = async (ctx: Context, id: number, query: PageQuery): Promise<Found> => {
  const row = await findOfType(ctx, id, 'container')
  if (!row) return fail('not_found')
  const place = sql`array_position(${sql.param(row.members)}::text[], ${contents.key})`
  return selectPage(ctx, inArray(contents.key, row.members), [place], query)
}

export const findDynamicContainer = async (
  ctx: Context,
  id: number,
  { sort, ...query }: Input<'GET /v2.0/dynamic_container_contents/{id}/contents'>['query'],
): Promise<Found> => {
  const row = await findOfType(ctx, id, 'dynamic_container')
  if (!row) return fail('not_found')
  const order = sort === 'publishedAt_asc' ? asc : desc
  return selectPage(
    ctx,
    arrayOverlaps(contents.tags, row.gathers),
    [order(contents.publishedAt), order(contents.id)],
    query,
  )
}
