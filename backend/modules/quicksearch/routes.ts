import type { quicksearch } from '#contracts/quicksearch.ts'
import type { Handlers } from '../../http/handler.ts'
import { ok } from '../../kernel/result.ts'
import { findKeywords } from '../catalog/service.ts'
import { suggestCategories, suggestContents, suggestKeywords, suggestVariants } from './suggest.ts'

export const quicksearchRoutes: Handlers<keyof typeof quicksearch> = {
  'GET /v2.0/quicksearch_suggestions/variants': async (ctx, { query }) => ok(await suggestVariants(ctx, query)),
  'GET /v2.0/quicksearch_suggestions/categories': async (ctx, { query }) => ok(await suggestCategories(ctx, query)),
  'GET /v2.0/quicksearch_suggestions/keywords': async (ctx, { query }) => ok(await suggestKeywords(ctx, query)),
  'GET /v2.0/quicksearch_suggestions/contents': async (ctx, { query }) => ok(await suggestContents(ctx, query)),
  'GET /v2.0/keywords': async (ctx, { query }) => ok({ items: await findKeywords(ctx, query.limit) }),
}
