import type { Handlers } from '../../http/handler.ts'
import { listPickupPoints } from './service.ts'

export const pickupPointRoutes: Handlers<'GET /v2.0/pickup_points'> = {
  'GET /v2.0/pickup_points': (ctx, { query }) => listPickupPoints(ctx, query.carrier),
}
