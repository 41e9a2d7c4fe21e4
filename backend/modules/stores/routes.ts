import type { stores } from '#contracts/stores.ts'
import type { Handlers } from '../../http/handler.ts'
import { ok } from '../../http/result.ts'
import { findStorePage } from './find-store-page.ts'
import { findStores } from './find-stores.ts'

export const storeRoutes: Handlers<keyof typeof stores> = {
  'GET /v2.0/stores': async (ctx) => ok({ items: await findStores(ctx) }),
  'GET /v2.0/stores/{id}': (ctx, { params }) => findStorePage(ctx, params.id),
}
