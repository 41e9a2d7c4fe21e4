import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { findVisible, isValid, mayAccept } from './find-offers.ts'
import { moveOffer } from './move-offer.ts'
import { lockOffer, type OfferRow, selectShownVersions, selectVersion } from './queries.ts'
import { actorName } from './request-offer.ts'

/** The offer whose newest version the member has seen and accepts. Its row stays locked. */
export const lockAcceptable = async (
  tx: Context,
  uuid: string,
  seen: number,
): Promise<
  Result<{ offerId: number; versionId: number }, 'not_found' | 'forbidden' | 'version_conflict' | 'offer_not_open'>
> => {
  const found = await findVisible(tx, uuid)
  if (!found) return fail('not_found')
  if (!mayAccept(tx, found.offer)) return fail('forbidden')
  const offer = await lockOffer(tx.db, found.offer.id)
  if (!offer) return fail('not_found')
  if (offer.version !== seen) return fail('version_conflict')
  const [version] = await selectShownVersions(tx.db, [offer.id])
  if (offer.status !== 'offer_sent' || !version || !isValid(version, tx.now())) return fail('offer_not_open')
  return ok({ offerId: offer.id, versionId: version.id })
}

/**
 * The offer becomes `ordered`, in the transaction of its order, if it still is what was accepted. From then on its row is
 * locked, so nobody changes it and no second order of it is placed.
 */
export const orderOffer = async (
  tx: Context,
  versionId: number,
): Promise<Result<OfferRow, 'offer_not_open' | 'offer_changed'>> => {
  const version = await selectVersion(tx.db, versionId)
  const offer = version && (await lockOffer(tx.db, version.offerId))
  if (!offer || !mayAccept(tx, offer)) return fail('offer_not_open')
  const [newest] = await selectShownVersions(tx.db, [offer.id])
  if (newest?.id !== versionId) return fail('offer_changed')
  const isOrdered =
    isValid(newest, tx.now()) && (await moveOffer(tx, offer, { to: 'ordered', by: 'customer', actor: actorName(tx) }))
  return isOrdered ? ok(offer) : fail('offer_not_open')
}
