import type { Services } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { ok } from '../../kernel/result.ts'
import { releaseOffer, selectEndedOffers } from '../stock/service.ts'
import { lockOffer } from './queries.ts'

/** Releases the copies of offers whose checkout was left, or that have ended meanwhile. */
export const releaseOfferedCopies = async (services: Services): Promise<void> => {
  for (const offerId of await selectEndedOffers(services.db, { now: services.now() }))
    await inTransaction(services, async (tx) => {
      // Whoever opens or finishes the checkout has this lock, too.
      await lockOffer(tx.db, offerId)
      const [isEnded] = await selectEndedOffers(tx.db, { now: tx.now(), offerId })
      if (isEnded !== undefined) await releaseOffer(tx, offerId)
      return ok(null)
    })
}
