import type { stores } from '#contracts/stores.ts'
import type { warehouseEndpoints } from '#contracts/warehouses.ts'
import type { Handlers } from '../../http/handler.ts'
import { ok } from '../../kernel/result.ts'
import { findDetailedStock } from './find-detailed-stock.ts'
import { findStorePage } from './find-store-page.ts'
import { findStores } from './find-stores.ts'
import { findWarehouses } from './find-warehouses.ts'

type StoreCalls = keyof typeof stores | keyof typeof warehouseEndpoints | 'GET /variants/{id}/detailed_stock'

export const storeRoutes: Handlers<StoreCalls> = {
  'GET /v2.0/stores': async (ctx) => ok({ items: await findStores(ctx) }),
  'GET /v2.0/stores/{id}': (ctx, { params }) => findStorePage(ctx, params.id),
  'GET /variants/{id}/detailed_stock': (ctx, { params }) => findDetailedStock(ctx, params.id),
  'GET /v2.0/warehouses': async (ctx) => ok(await findWarehouses(ctx)),
}
