import type { organizationStatisticsEndpoints } from '#contracts/organization-statistics.ts'
import type { Handlers } from '../../http/handler.ts'
import { exportStatistics } from './export.ts'
import { readStatistics } from './service.ts'

export const organizationStatisticsRoutes: Handlers<keyof typeof organizationStatisticsEndpoints> = {
  'GET /v2.0/organizations/{id}/statistics': (ctx, { params, query }) => readStatistics(ctx, params.id, query),
  'GET /v2.0/organizations/{id}/statistics/export': (ctx, { params, query }) => exportStatistics(ctx, params.id, query),
}
