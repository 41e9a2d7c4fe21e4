import type { Budget } from '#contracts/budgets.ts'
import type { Currency } from '#contracts/shop.ts'
import { owns } from '../../../access/owner.ts'

/** Whoever orders, what for, and how much. */
export interface Purchase {
  userId: number | null
  costCenterId: number | null
  currency: Currency
  gross: number
}

const isFor = (budget: Pick<Budget, 'userId' | 'costCenterId'>, { userId, costCenterId }: Purchase): boolean =>
  budget.userId === null ? budget.costCenterId === costCenterId : owns({ userId }, budget)

/**
 * The limit into which a purchase does not fit: of several the one with the least room. One limit over two currencies
 * would move with the rate, so whatever is not in forints fits into none.
 */
export const exceededBudget = <One extends Pick<Budget, 'userId' | 'costCenterId' | 'free'>>(
  budgets: readonly One[],
  purchase: Purchase,
): One | undefined =>
  budgets
    .filter((budget) => isFor(budget, purchase) && (purchase.currency !== 'HUF' || purchase.gross > budget.free))
    .toSorted((a, b) => a.free - b.free)[0]
