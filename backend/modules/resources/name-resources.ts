import { sql } from 'drizzle-orm'
import { resourceLinks } from '../../db/schema/imports.ts'
import { insertMany } from '../../db/write-rows.ts'
import type { Services } from '../../kernel/context.ts'

type NamedResource = Pick<typeof resourceLinks.$inferSelect, 'kind' | 'view' | 'url'>

/**
 * Writes the files that the records of variants name now, in the caller's transaction. New files are fetched later, and a
 * job removes files that are named no more, after the commit. The caller then calls `updateProductAssets`.
 */
export const nameResources = async (
  ctx: Pick<Services, 'db' | 'jobs' | 'now'>,
  named: ReadonlyMap<number, readonly NamedResource[]>,
): Promise<void> => {
  if (named.size === 0) return
  const wanted = [...named].flatMap(([variantId, resources]) =>
    resources.map(({ kind, view, url }) => ({ variantId, kind, view, url })),
  )
  const { rows: withdrawn } = await ctx.db.execute<{ path: string | null }>(sql`
    delete from resource_links l where variant_id = any(${sql.param([...named.keys()])}::int[]) and not exists (
      select 1 from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w("variantId" int, kind text, view text, url text)
      where w."variantId" = l.variant_id and w.url = l.url and w.kind = l.kind and w.view is not distinct from l.view)
    returning path`)
  const { rows: linked } = await ctx.db.execute<{ variantId: number; url: string }>(
    sql`select variant_id as "variantId", url from resource_links where variant_id = any(${sql.param([...named.keys()])}::int[])`,
  )
  const known = new Set(linked.map(({ variantId, url }) => `${variantId} ${url}`))
  const added = wanted.filter(({ variantId, url }) => !known.has(`${variantId} ${url}`))
  await insertMany(
    ctx.db,
    resourceLinks,
    added.map((link) => ({ ...link, nextTryAt: ctx.now() })),
  )
  const paths = withdrawn.flatMap(({ path }) => path ?? [])
  if (paths.length > 0) await ctx.jobs.enqueue(ctx.db, 'delete-files', { paths })
}
