import type { Configuration } from '#contracts/configuration.ts'
import { deleteExpiredBotCodes } from '../../http/bot-code.ts'
import { deleteOldKeys } from '../../http/idempotency.ts'
import { deleteExpiredLimits } from '../../http/rate-limit.ts'
import type { Services } from '../../kernel/context.ts'
import { deleteExpiredEmailChanges, deleteExpiredRegistrations, deleteExpiredResets } from '../accounts/service.ts'
import { deleteOldAnalytics } from '../analytics/service.ts'
import { readConfiguration } from '../configuration/service.ts'
import { deleteExpiredFailures, deleteOldClients } from '../customers/service.ts'
import { deleteOldDownloads } from '../downloads/service.ts'
import {
  clearCartContacts,
  deleteAbandonedCarts,
  deleteAbandonedOffers,
  deleteDecidedRequests,
} from '../draft-orders/service.ts'
import { deleteExpiredAttempts, deleteExpiredRevocations } from '../identities/service.ts'
import { deleteUnusedLinks } from '../impersonations/service.ts'
import { deleteOldInvitations } from '../invitations/service.ts'
import { clearOldBuyers } from '../invoices/service.ts'
import { deleteExpiredChallenges } from '../passkeys/service.ts'
import { deleteOldNotifications } from '../payments/service.ts'
import { clearErasedOrders, clearOldOrders, deleteExpiredGoodbyes } from '../personal-data/service.ts'
import { deleteExpiredSessions } from '../sessions/service.ts'

const dayMs = 86_400_000

type Period = keyof Configuration['retention']

/** One kind of data, and the function that deletes rows from before a moment. @returns the number of rows */
type Removal = (ctx: Services, before: Date) => Promise<number>

/** Kinds of data with a period in the configuration entry `retention`. */
const byPeriod: Record<Period, readonly Removal[]> = {
  carts: [deleteAbandonedCarts, deleteAbandonedOffers, deleteDecidedRequests, clearCartContacts],
  payment_notifications: [deleteOldNotifications],
  downloads: [deleteOldDownloads],
  idempotency_keys: [deleteOldKeys],
  orders: [clearOldOrders],
  erased_orders: [clearErasedOrders],
  order_analytics: [deleteOldAnalytics],
}

/** Rows that have an expiry of their own. */
const byOwnEnd: readonly Removal[] = [
  deleteExpiredSessions,
  deleteExpiredLimits,
  deleteExpiredFailures,
  deleteOldClients,
  deleteExpiredRegistrations,
  deleteExpiredResets,
  deleteExpiredEmailChanges,
  deleteExpiredGoodbyes,
  deleteExpiredAttempts,
  deleteExpiredChallenges,
  deleteExpiredBotCodes,
  deleteExpiredRevocations,
  deleteUnusedLinks,
  deleteOldInvitations,
  clearOldBuyers,
]

/**
 * Deletes personal data that are no longer needed. The privacy page names the periods. Several processes may run it at
 * once.
 */
export const deleteExpiredData = async (ctx: Services): Promise<void> => {
  const { retention } = await readConfiguration(ctx.db)
  const now = ctx.now()
  const before = (days: number): Date => new Date(now.getTime() - days * dayMs)
  const removals = [
    ...byOwnEnd.map((remove) => [remove, now] as const),
    ...Object.entries(byPeriod).flatMap(([period, all]) =>
      all.map((remove) => [remove, before(retention[period as Period])] as const),
    ),
  ]
  for (const [remove, moment] of removals) {
    const rows = await remove(ctx, moment)
    if (rows > 0) ctx.log.info({ rows, what: remove.name }, 'personal data removed')
  }
}
