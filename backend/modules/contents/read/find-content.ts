import { and, arrayContains, arrayOverlaps, asc, eq, inArray, lte, or } from 'drizzle-orm'
import { contents } from '../../../db/schema/contents.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Answer } from '../../../http/handler.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { findShopFacts, nameFacts } from '../../configuration/service.ts'
import { findReferences } from '../rules/find-references.ts'
import { contentFormOf } from '../stored/forms-of-rows.ts'
import { contentSummary, summaryColumns } from './content-summary.ts'
import { serveBlocks } from './serve-blocks.ts'

type Row = typeof contents.$inferSelect
type Content = Answer<'GET /v2.0/contents/{id}/current'>

const findLinks = async (ctx: Context, row: Row): Promise<Content['links']> => {
  const references = findReferences({ contents: [contentFormOf(row)] })
  const keys = references.filter(({ kind }) => kind === 'content').map(({ name }) => name)
  const rows = await ctx.recentDb
    .select(summaryColumns(ctx))
    .from(contents)
    .where(and(inArray(contents.key, keys), lte(contents.publishedAt, ctx.now())))
  return Object.fromEntries(rows.map(({ key, path }) => [key, path]))
}

const findContainers = async (ctx: Context, { key, tags }: Row): Promise<Content['containers']> => {
  const lists = or(
    arrayContains(contents.members, [key]),
    tags.length > 0 ? arrayOverlaps(contents.gathers, tags) : undefined,
  )
  const rows = await ctx.recentDb
    .select(summaryColumns(ctx))
    .from(contents)
    .where(and(lists, lte(contents.publishedAt, ctx.now())))
    .orderBy(asc(contents.id))
  return rows.map((row) => ({ id: row.id, path: row.path, title: row.title[ctx.locale] }))
}

export const findContent = async (ctx: Context, id: number): Promise<Result<Content, 'not_found'>> => {
  const [row] = await ctx.recentDb
    .select({ ...summaryColumns(ctx), blocks: contents.blocks })
    .from(contents)
    .where(eq(contents.id, id))
  if (!row || row.publishedAt > ctx.now()) return fail('not_found')
  const content = {
    ...contentSummary(row, ctx),
    blocks: await serveBlocks(ctx, row.blocks[ctx.locale]),
    links: await findLinks(ctx, row),
    containers: await findContainers(ctx, row),
  }
  return ok(nameFacts(content, await findShopFacts(ctx)))
}
