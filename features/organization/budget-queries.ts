import type { CostCenter, NewLimit } from '#contracts/budgets.ts'
import type { CostCenterForm } from '#contracts/cost-center-form.ts'
import { call } from '#lib/api/browser.ts'
import { useChange } from './queries.ts'

/** Adds a cost centre, or changes the one that is given. */
export const useSaveCostCenter = (groupId: number, center: CostCenter | undefined) =>
  useChange(groupId, (body: CostCenterForm) =>
    center
      ? call('PUT /v2.0/organizations/{groupId}/cost_centers/{id}', { params: { groupId, id: center.id }, body })
      : call('POST /v2.0/organizations/{id}/cost_centers', { params: { id: groupId }, body }),
  )

export const useSetRequired = (id: number) =>
  useChange(id, (isRequired: boolean) =>
    call('PATCH /v2.0/organizations/{id}/cost_centers', { params: { id }, body: { isRequired } }),
  )

export const useSetLimit = (id: number) =>
  useChange(id, (body: NewLimit) => call('PUT /v2.0/organizations/{id}/budgets', { params: { id }, body }))
