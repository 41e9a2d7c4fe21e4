import type { CostCenter } from '#contracts/budgets.ts'
import type { Database } from '../../db/connect.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { selectCostCenters, selectIsRequired } from './queries.ts'

/** What an order is charged to. The caller has locked the organisation, so that no master changes it meanwhile. */
export const findCostCenter = async (
  db: Database,
  organizationId: number,
  id: number | null,
): Promise<Result<CostCenter | null, 'cost_center_required' | 'cost_center_not_available'>> => {
  const open = (await selectCostCenters(db, organizationId)).filter(({ isActive }) => isActive)
  if (id === null) {
    const isMissing = open.length > 0 && (await selectIsRequired(db, organizationId))
    return isMissing ? fail('cost_center_required', { field: 'costCenterId' }) : ok(null)
  }
  const found = open.find((one) => one.id === id)
  return found ? ok(found) : fail('cost_center_not_available', { field: 'costCenterId' })
}
