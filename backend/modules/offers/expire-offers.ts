import type { Services } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { ok } from '../../kernel/result.ts'
import { moveOffer } from './move-offer.ts'
import { lockExpiring, lockOverdue, updateVersion } from './queries.ts'

const batch = 100

/** Sent offers expire at the end of their last day. Nothing is taken from them: the customer can ask for a new price. */
export const expireOffers = async (services: Services): Promise<void> => {
  const moved = await inTransaction(services, async (tx) => {
    const overdue = await lockOverdue(tx.db, tx.now(), batch)
    for (const { offer } of overdue)
      await moveOffer(tx, offer, { to: 'expired', by: 'job', actor: 'job:expire-offers' })
    return ok(overdue.length)
  })
  if (moved.ok && moved.value === batch) await expireOffers(services)
}

/** One mail for each sent version, three days before its last day. */
export const remindOffers = async (services: Services): Promise<void> => {
  const reminded = await inTransaction(services, async (tx) => {
    const expiring = await lockExpiring(tx.db, tx.now(), batch)
    for (const { offer, version } of expiring) {
      await updateVersion(tx.db, version.id, { remindedAt: tx.now() })
      await tx.jobs.enqueue(tx.db, 'offer-mail', { id: offer.id, version: version.number, news: 'expires' })
    }
    return ok(expiring.length)
  })
  if (reminded.ok && reminded.value === batch) await remindOffers(services)
}
