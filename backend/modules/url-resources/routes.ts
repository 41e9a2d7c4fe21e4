import type { urlResources } from '#contracts/url-resources.ts'
import type { Handlers } from '../../http/handler.ts'
import { ok } from '../../kernel/result.ts'
import { findUrlResource } from './find-url-resource.ts'
import { listRanges, listUrlResources } from './list-url-resources.ts'

export const urlResourceRoutes: Handlers<keyof typeof urlResources> = {
  'GET /url-resource/{url}': (ctx, { params }) => findUrlResource(ctx, params.url),
  'GET /v2.0/url_resources': async (ctx, { query }) =>
    ok(await listUrlResources(ctx, { ...query, until: query.until })),
  'GET /v2.0/url_resources/ranges': async (ctx, { query }) => ok(await listRanges(ctx, query.size)),
}
