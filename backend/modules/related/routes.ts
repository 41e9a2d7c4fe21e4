import type { Handlers } from '../../http/handler.ts'
import { findRecommendations, findSubstitutions } from './service.ts'

export const relatedRoutes: Handlers<
  'GET /v2.0/variants/{id}/recommendations' | 'GET /v2.0/variants/{id}/substitutions'
> = {
  'GET /v2.0/variants/{id}/recommendations': (ctx, { params, query }) =>
    findRecommendations(ctx, params.id, query.limit),
  'GET /v2.0/variants/{id}/substitutions': (ctx, { params, query }) => findSubstitutions(ctx, params.id, query.limit),
}
