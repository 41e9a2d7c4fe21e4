import { asc } from 'drizzle-orm'
import type { contents } from '#contracts/content.ts'
import { regions } from '../../db/schema/content.ts'
import type { Handlers } from '../../http/handler.ts'
import { ok } from '../../http/result.ts'
import { findBanners } from './find-banners.ts'
import { findContent, findContents } from './find-contents.ts'

export const contentRoutes: Handlers<keyof typeof contents> = {
  'GET /v2.0/contents/{id}/current': (ctx, { params }) => findContent(ctx, params.id),
  'GET /v2.0/contents/current': async (ctx) => ok(await findContents(ctx)),
  'GET /v2.0/regions': async (ctx) => ok({ items: await ctx.db.select().from(regions).orderBy(asc(regions.id)) }),
  'GET /strip_versions/{versionId}/banners': (ctx, { params }) => findBanners(ctx, params.versionId),
}
