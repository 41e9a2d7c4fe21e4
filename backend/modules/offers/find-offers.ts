import type { Offer } from '#contracts/offers.ts'
import type { OfferStatus } from '#contracts/offer-statuses.ts'
import { isMemberWith, membershipOf } from '../../access/actor.ts'
import { can } from '../../access/can.ts'
import { ownerOf, owns } from '../../access/owner.ts'
import type { Answer } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { cutLatest, readLatest } from '../../kernel/latest-first.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { findVariantCards } from '../catalog/service.ts'
import { hasOfferReservations } from '../stock/service.ts'
import { presentMessage, presentSummary, presentVersion, type VersionWithLines } from './present-offer.ts'
import {
  countOffers,
  type FoundOffer,
  type OfferRow,
  selectByUuid,
  selectLines,
  selectMessages,
  selectOrder,
  selectOffers,
  selectShownVersions,
  selectVersions,
  type VersionRow,
  type Visible,
} from './queries.ts'
import { canMoveOffer, isFinished } from './rules/offer-moves.ts'

/** A master sees the offers of the organisation, and so does a slave who may see all its orders; others see their own. */
const visibleTo = ({ actor }: Context): Visible | undefined => {
  const membership = membershipOf(actor)
  if (!membership) return undefined
  const seesAll = isMemberWith(actor, 'ACCESS_ALL_ORGANIZATION_ORDER')
  return { organizationId: membership.id, owner: seesAll ? undefined : ownerOf(actor) }
}

/** An offer of another organisation, of a colleague, and one that never was are the same: undefined. */
export const findVisible = async (ctx: Context, uuid: string): Promise<FoundOffer | undefined> => {
  const visible = visibleTo(ctx)
  return visible && selectByUuid(ctx.db, uuid, visible)
}

/** Who sees a colleague's offer does not answer it, except for masters. */
export const mayAnswer = ({ actor }: Context, offer: Pick<OfferRow, 'organizationId' | 'userId'>): boolean =>
  can(actor, 'offers.answer', offer) &&
  (membershipOf(actor)?.role === 'ROLE_B2B_MASTER' || owns(ownerOf(actor), { userId: offer.userId }))

/** A slave without the permission to order needs a master for it, as for a cart (docs/decisions/0062). */
export const mayAccept = (ctx: Context, offer: Pick<OfferRow, 'organizationId' | 'userId'>): boolean =>
  mayAnswer(ctx, offer) && can(ctx.actor, 'offers.accept', offer)

/** Until the end of its last day. */
export const isValid = ({ validUntil }: Pick<VersionRow, 'validUntil'>, now: Date): boolean =>
  validUntil !== null && validUntil > now

const withLines = async ({ db }: Context, rows: readonly VersionRow[]): Promise<VersionWithLines[]> => {
  const lines = await selectLines(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ row, lines: lines.filter(({ versionId }) => versionId === row.id) }))
}

interface Query {
  status?: OfferStatus | undefined
  cursor?: string | undefined
  limit: number
}

export const listOffers = async (
  ctx: Context,
  { status, cursor, limit }: Query,
): Promise<Result<Answer<'GET /v2.0/me/offers'>, 'forbidden' | 'invalid_data_provided'>> => {
  const visible = visibleTo(ctx)
  if (!visible) return fail('forbidden')
  const before = readLatest(cursor)
  if (!before.ok) return before
  const [rows, count, sentCount] = await Promise.all([
    selectOffers(ctx.db, visible, { status, before: before.value, limit: limit + 1 }),
    countOffers(ctx.db, visible, status),
    countOffers(ctx.db, visible, 'offer_sent'),
  ])
  const { page, cursor: next } = cutLatest(rows, limit, ({ offer }) => offer.id)
  const versions = await withLines(
    ctx,
    await selectShownVersions(
      ctx.db,
      page.map(({ offer }) => offer.id),
    ),
  )
  const items = page.flatMap((found) => {
    const version = versions.find(({ row }) => row.offerId === found.offer.id)
    return version ? [presentSummary(found, version, ctx.locale)] : []
  })
  return ok({ items, cursor: next, count, sentCount })
}

/** The version that the customer sees, and the one before it. */
export const findShown = async (
  ctx: Context,
  offerId: number,
): Promise<[current: VersionWithLines, before: VersionWithLines | undefined]> => {
  const all = await selectVersions(ctx.db, offerId)
  const shown = all.filter(({ number, sentAt }) => number === 0 || sentAt !== null)
  const [current, before] = await withLines(ctx, shown.slice(0, 2))
  if (!current) throw new Error(`Offer ${offerId} has no version`)
  return [current, before]
}

export const showOffer = async (ctx: Context, found: FoundOffer): Promise<Offer> => {
  const { offer } = found
  const [current, before] = await findShown(ctx, offer.id)
  const ids = current.lines.map(({ variantId }) => variantId)
  const cards = await findVariantCards({ ...ctx, currency: offer.currency }, ids)
  const messages = await selectMessages(ctx.db, offer.id)
  const isReserved = await hasOfferReservations(ctx.db, offer.id)
  const order = offer.status === 'ordered' ? await selectOrder(ctx.db, offer.number) : undefined
  const may = mayAnswer(ctx, offer)
  return {
    ...presentSummary(found, current, ctx.locale),
    version: offer.version,
    wishedOn: offer.wishedOn,
    deliveryWish: offer.deliveryWish,
    current: presentVersion(current, before, { cards, isReserved }),
    messages: messages.map((row) => presentMessage(row, ctx.locale)),
    may: {
      write: may && !isFinished(offer.status),
      requestChange: may && canMoveOffer(offer.status, 'offer_requested', 'customer'),
      reject: may && canMoveOffer(offer.status, 'rejected', 'customer'),
      accept:
        mayAccept(ctx, offer) && canMoveOffer(offer.status, 'ordered', 'customer') && isValid(current.row, ctx.now()),
    },
    order: order && can(ctx.actor, 'orders.read', order) ? { uuid: order.uuid, number: order.number } : null,
  }
}

export const findOffer = async (ctx: Context, uuid: string): Promise<Result<Offer, 'not_found'>> => {
  const found = await findVisible(ctx, uuid)
  return found ? ok(await showOffer(ctx, found)) : fail('not_found')
}
