import { asc, eq, lte } from 'drizzle-orm'
import { contents } from '../../db/schema/content.ts'
import type { Answer } from '../../http/handler.ts'
import type { Context } from '../../http/context.ts'
import { fail, ok, type Result } from '../../http/result.ts'

type Content = Answer<'GET /v2.0/contents/{id}/current'>

const withoutBlocks = (
  row: Omit<typeof contents.$inferSelect, 'blocks'>,
  { locale }: Context,
): Omit<Content, 'blocks'> => ({
  id: row.id,
  key: row.key,
  slug: row.slug[locale],
  slugs: row.slug,
  title: row.title[locale],
  lead: row.lead?.[locale] ?? null,
  publishedAt: row.publishedAt.toISOString(),
})

export const findContents = async (ctx: Context): Promise<Answer<'GET /v2.0/contents/current'>> => {
  const { id, key, slug, title, lead, publishedAt } = contents
  const rows = await ctx.db
    .select({ id, key, slug, title, lead, publishedAt })
    .from(contents)
    .where(lte(publishedAt, ctx.now()))
    .orderBy(asc(id))
  return { items: rows.map((row) => withoutBlocks(row, ctx)) }
}

export const findContent = async (ctx: Context, id: number): Promise<Result<Content, 'not_found'>> => {
  const [row] = await ctx.db.select().from(contents).where(eq(contents.id, id))
  if (!row || row.publishedAt > ctx.now()) return fail('not_found')
  return ok({ ...withoutBlocks(row, ctx), blocks: row.blocks[ctx.locale] })
}
