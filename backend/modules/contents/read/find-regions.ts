import { and, asc, eq } from 'drizzle-orm'
import type { ListedType, Region } from '#contracts/regions.ts'
import { regions } from '../../../db/schema/contents.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Answer, Input } from '../../../http/handler.ts'
import { findListingKeys } from '../../catalog/service.ts'
import { findVersions } from './find-versions.ts'

type Row = typeof regions.$inferSelect
type Query = Input<'GET /v2.0/regions'>['query']

/** As the form writes it. */
const kinds = {
  category: 'category',
  collection: 'collection',
  publisher: 'publisher',
  brand: 'author',
} as const satisfies Record<ListedType, string>

/** The listings whose region a page may show, the most specific first: the listing itself, the categories above it, all. */
const resourcesOf = async (ctx: Context, { resourceType, resourceId }: Query): Promise<string[]> => {
  if (!resourceType || !resourceId) return ['']
  const keys = await findListingKeys(ctx.recentDb, kinds[resourceType], resourceId)
  return [...keys.map((key) => `${kinds[resourceType]}:${key}`), '']
}

/** The most specific region of each token. A disabled one hides the more general ones. */
const bestOf = (rows: readonly Row[], resources: readonly string[]): Row[] =>
  [...Map.groupBy(rows, ({ token }) => token).values()].flatMap((candidates) =>
    candidates.toSorted((a, b) => resources.indexOf(a.resource) - resources.indexOf(b.resource)).slice(0, 1),
  )

export const findRegions = async (ctx: Context, query: Query): Promise<Answer<'GET /v2.0/regions'>> => {
  const { token } = query
  const resources = await resourcesOf(ctx, query)
  const rows = await ctx.recentDb
    .select()
    .from(regions)
    .where(token && and(eq(regions.token, token)))
    .orderBy(asc(regions.id))
  const best = bestOf(
    rows.filter(({ resource }) => resources.includes(resource)),
    resources,
  ).filter(({ enabled }) => enabled)
  const versions = await findVersions(
    ctx,
    best.filter(({ type }) => type === 'banner_strip').map(({ contentId }) => contentId),
  )
  const items = best.flatMap(({ token: its, enabled, type, contentId, resource }): Region[] => {
    const versionId = type === 'banner_strip' ? (versions.get(contentId) ?? null) : null
    if (type === 'banner_strip' && versionId === null) return []
    return [{ token: its, enabled, type, contentId, versionId, contentAware: resource !== '' }]
  })
  return { items }
}
