import { impersonatorIdOf, membershipOf, userIdOf } from '../../access/actor.ts'
import type { Input } from '../../http/handler.ts'
import { countTry } from '../../http/rate-limit.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { findPurchasable } from '../catalog/service.ts'
import { readConfiguration } from '../configuration/service.ts'
import { resolvePrice } from '../pricing/rules/resolve-price.ts'
import { moveOffer } from './move-offer.ts'
import { insertMessage, insertOffer, insertVersion, type NewLine, nextCounter } from './queries.ts'
import { offerNumber } from './rules/offer-number.ts'

type Request = Input<'POST /v2.0/me/offers'>['body']

/** A book that is named twice is one line. */
const quantitiesOf = (lines: Request['lines']): Map<number, number> => {
  const quantities = new Map<number, number>()
  for (const { variantId, quantity } of lines) quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity)
  return quantities
}

/** As many copies as are wanted: that there are fewer today is for the shop to see. */
const linesOf = async (ctx: Context, lines: Request['lines']): Promise<Result<NewLine[], 'item_not_found'>> => {
  const quantities = quantitiesOf(lines)
  const ids = [...quantities.keys()]
  const books = await findPurchasable(ctx, ids)
  const written = ids.flatMap((variantId): NewLine[] => {
    const [book, quantity] = [books.get(variantId), quantities.get(variantId) ?? 0]
    const price = book && resolvePrice(book.listed, quantity)
    if (!book || !price) return []
    const list = price.reasons.find(({ step }) => step === 'list_price')?.amount ?? price
    return [
      {
        variantId,
        sku: book.sku,
        name: book.title,
        authors: book.authors.map(({ name }) => name).join(', '),
        format: book.format,
        quantity,
        vatRate: book.price.vatRate,
        listNet: list.net,
        listGross: list.gross,
        unitNet: price.net,
        unitGross: price.gross,
      },
    ]
  })
  return written.length === ids.length ? ok(written) : fail('item_not_found')
}

export const actorName = ({ actor }: Context): string => {
  const operator = impersonatorIdOf(actor)
  return `user:${userIdOf(actor)}${operator === null ? '' : ` by user:${operator}`}`
}

type RequestError = 'forbidden' | 'too_many_requests' | 'offer_request_disabled' | 'item_not_found'

export const requestOffer = async (
  ctx: Context,
  { title, message, wishedOn, deliveryWish, currency, lines }: Request,
): Promise<Result<{ uuid: string; number: string }, RequestError>> => {
  const membership = membershipOf(ctx.actor)
  const userId = userIdOf(ctx.actor)
  if (!membership || userId === null) return fail('forbidden')
  const { offer_request_disabled: isDisabled } = await readConfiguration(ctx.db)
  if (isDisabled) return fail('offer_request_disabled')
  const limited = await countTry(ctx, 'offer_text', String(userId))
  if (limited) return limited
  const found = await linesOf({ ...ctx, currency }, lines)
  if (!found.ok) return found
  return inTransaction<Context, { uuid: string; number: string }, RequestError>(ctx, async (tx) => {
    const at = tx.now()
    const offer = await insertOffer(tx.db, {
      uuid: tx.newId(),
      number: offerNumber(await nextCounter(tx.db), at),
      organizationId: membership.id,
      userId,
      status: 'new',
      currency,
      locale: tx.locale,
      title,
      wishedOn: wishedOn === '' ? null : wishedOn,
      deliveryWish,
      requestedAt: at,
    })
    const noDelivery = { deliveryNet: 0, deliveryGross: 0, deliveryText: '' }
    await insertVersion(tx.db, { offerId: offer.id, number: 0, ...noDelivery }, found.value)
    if (message) await insertMessage(tx.db, { offerId: offer.id, author: 'customer', userId, text: message, at })
    await moveOffer(tx, offer, { to: 'offer_requested', by: 'customer', actor: actorName(tx) })
    return ok({ uuid: offer.uuid, number: offer.number })
  })
}
