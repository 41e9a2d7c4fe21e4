import type { Offer } from '#contracts/offers.ts'
import type { OfferStatus } from '#contracts/offer-statuses.ts'
import { userIdOf } from '../../access/actor.ts'
import { countTry } from '../../http/rate-limit.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { readConfiguration } from '../configuration/service.ts'
import { findVisible, mayAnswer, showOffer } from './find-offers.ts'
import { moveOffer } from './move-offer.ts'
import { insertMessage, lockOffer, type OfferRow } from './queries.ts'
import { actorName } from './request-offer.ts'
import { isFinished } from './rules/offer-moves.ts'

type Refused = 'version_conflict' | 'offer_not_open' | 'offer_request_disabled' | 'too_many_requests'

/** Changes an offer under its lock. Who sees an offer and may not answer it is told so; for others it is not there. */
const answer = async <Code extends Refused>(
  ctx: Context,
  uuid: string,
  change: (tx: Context, offer: OfferRow) => Promise<Result<null, Code>>,
): Promise<Result<Offer, Code | 'not_found' | 'forbidden'>> => {
  const found = await findVisible(ctx, uuid)
  if (!found) return fail('not_found')
  if (!mayAnswer(ctx, found.offer)) return fail('forbidden')
  const changed = await inTransaction<Context, null, Code | 'not_found'>(ctx, async (tx) => {
    const offer = await lockOffer(tx.db, found.offer.id)
    return offer ? change(tx, offer) : fail('not_found')
  })
  if (!changed.ok) return changed
  const now = await findVisible(ctx, uuid)
  return now ? ok(await showOffer(ctx, now)) : fail('not_found')
}

/** The message of a try that is refused does not count either: the count is in the same transaction. */
const say = async (tx: Context, { id }: OfferRow, text: string): Promise<Result<null, 'too_many_requests'>> => {
  const userId = userIdOf(tx.actor)
  const limited = await countTry(tx, 'offer_text', String(userId))
  if (limited) return limited
  await insertMessage(tx.db, { offerId: id, author: 'customer', userId, text, at: tx.now() })
  return ok(null)
}

const move = async (
  tx: Context,
  offer: OfferRow,
  seen: number,
  to: OfferStatus,
): Promise<Result<null, 'version_conflict' | 'offer_not_open'>> => {
  if (offer.version !== seen) return fail('version_conflict')
  return (await moveOffer(tx, offer, { to, by: 'customer', actor: actorName(tx) })) ? ok(null) : fail('offer_not_open')
}

export const writeMessage = (ctx: Context, uuid: string, text: string) =>
  answer(ctx, uuid, async (tx, offer): Promise<Result<null, 'offer_not_open' | 'too_many_requests'>> => {
    if (isFinished(offer.status)) return fail('offer_not_open')
    return say(tx, offer, text)
  })

export const requestChange = (ctx: Context, uuid: string, { version, text }: { version: number; text: string }) =>
  answer(ctx, uuid, async (tx, offer): Promise<Result<null, Refused>> => {
    const { offer_request_disabled: isDisabled } = await readConfiguration(tx.db)
    if (isDisabled) return fail('offer_request_disabled')
    const moved = await move(tx, offer, version, 'offer_requested')
    return moved.ok ? say(tx, offer, text) : moved
  })

export const rejectOffer = (ctx: Context, uuid: string, version: number) =>
  answer(ctx, uuid, (tx, offer) => move(tx, offer, version, 'rejected'))
