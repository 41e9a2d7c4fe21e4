import { and, asc, eq, lte } from 'drizzle-orm'
import { contents } from '../../../db/schema/contents.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Answer, Input } from '../../../http/handler.ts'
import { findShopFacts, nameFacts } from '../../configuration/service.ts'
import { contentSummary, summaryColumns } from './content-summary.ts'

export const findContents = async (
  ctx: Context,
  { type }: Input<'GET /v2.0/contents/current'>['query'] = {},
): Promise<Answer<'GET /v2.0/contents/current'>> => {
  const rows = await ctx.recentDb
    .select(summaryColumns(ctx))
    .from(contents)
    .where(and(lte(contents.publishedAt, ctx.now()), type && eq(contents.type, type)))
    .orderBy(asc(contents.id))
  return {
    items: nameFacts(
      rows.map((row) => contentSummary(row, ctx)),
      await findShopFacts(ctx),
    ),
  }
}
