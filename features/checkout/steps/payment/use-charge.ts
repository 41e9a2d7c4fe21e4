import { useQuery } from '@tanstack/react-query'
import type { Budget, CostCenter } from '#contracts/budgets.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { Organization } from '#contracts/organizations.ts'
import { budgetsQuery, costCentersQuery } from '#lib/session/budgets.ts'
import { meQuery } from '#lib/session/me.ts'

export interface Charge {
  /** What can be chosen. */
  centers: readonly CostCenter[]
  isRequired: boolean
  /** The limits that the order counts for. */
  budgets: readonly Budget[]
  /** Whether the order does not fit into one of them. */
  isOver: boolean
}

/** What a member's order is charged to, with the cost centre that is chosen. */
export const useCharge = (
  organization: Organization | undefined,
  costCenterId: number | null,
  { currency, totals }: Pick<DraftOrder, 'currency' | 'totals'>,
): Charge => {
  const [id, enabled] = [organization?.id ?? 0, organization !== undefined]
  const { data: centers } = useQuery({ ...costCentersQuery(id), enabled })
  const { data: all = [] } = useQuery({ ...budgetsQuery(id), enabled })
  const { data: me } = useQuery({ ...meQuery, enabled })
  const budgets = all.filter((budget) =>
    budget.userId === null ? budget.costCenterId === costCenterId : budget.userId === me?.id,
  )
  return {
    centers: centers?.items.filter(({ isActive }) => isActive) ?? [],
    isRequired: centers?.isRequired ?? false,
    budgets,
    isOver: currency === 'HUF' && budgets.some(({ free }) => totals.total.gross > free),
  }
}
