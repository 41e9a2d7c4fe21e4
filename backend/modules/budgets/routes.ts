import type { budgetEndpoints } from '#contracts/budgets.ts'
import type { Handlers } from '../../http/handler.ts'
import { addCostCenter, changeCostCenter, listCostCenters, setLimit, setRequired } from './manage.ts'
import { listBudgets } from './service.ts'

export const budgetRoutes: Handlers<keyof typeof budgetEndpoints> = {
  'GET /v2.0/organizations/{id}/cost_centers': (ctx, { params }) => listCostCenters(ctx, params.id),
  'POST /v2.0/organizations/{id}/cost_centers': (ctx, { params, body }) => addCostCenter(ctx, params.id, body),
  'PATCH /v2.0/organizations/{id}/cost_centers': (ctx, { params, body }) =>
    setRequired(ctx, params.id, body.isRequired),
  'PUT /v2.0/organizations/{groupId}/cost_centers/{id}': (ctx, { params, body }) =>
    changeCostCenter(ctx, params.groupId, params.id, body),
  'GET /v2.0/organizations/{id}/budgets': (ctx, { params }) => listBudgets(ctx, params.id),
  'PUT /v2.0/organizations/{id}/budgets': (ctx, { params, body }) => setLimit(ctx, params.id, body),
}
