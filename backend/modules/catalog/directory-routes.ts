import type { directories } from '#contracts/directories.ts'
import type { Handlers } from '../../http/handler.ts'
import { ok } from '../../kernel/result.ts'
import { findChildren } from './categories/find-categories.ts'
import { findCollections } from './collections/find-collections.ts'

export const directoryRoutes: Handlers<keyof typeof directories> = {
  'GET /v2.0/collections': async (ctx) => ok(await findCollections(ctx)),
  'GET /category_list': async (ctx, { query }) => ok(await findChildren(ctx, query.parentId)),
}
