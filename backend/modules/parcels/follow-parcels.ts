import { inTransaction } from '../../kernel/in-transaction.ts'
import type { Services } from '../../kernel/context.ts'
import { ok } from '../../kernel/result.ts'
import type { ParcelMessage } from '../../ports/tracking/port.ts'
import { findShipments, lockOrder, moveParcel, updateShipment } from '../orders/service.ts'
import { claimParcels, type DueParcel } from './queries.ts'
import { eventOf, newsOf } from './rules/news.ts'

/** A parcel moves a few times a day, and carriers slow down shops that ask all the time. */
const pauseMs = 20 * 60_000
const batch = 100

/** Messages that are repeated, or that come late, find the parcel further already. */
const record = (ctx: Services, { id, orderId, carrier }: DueParcel, messages: readonly ParcelMessage[]) =>
  inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const shipments = await findShipments(tx.db, orderId)
    const parcel = shipments.find((one) => one.id === id)
    const news = newsOf(messages, parcel?.trackedAt ?? null)
    const latest = news.at(-1)
    if (!order || !parcel || !latest) return ok(null)
    for (const { code, means } of news)
      if (means === 'unknown') tx.log.warn({ shipmentId: id, carrier, code }, 'a carrier used an unknown word')
    const event = eventOf(news, parcel)
    if (event) await moveParcel(tx, order, shipments, { id, event, reason: `${carrier}: ${latest.code}` })
    await updateShipment(tx.db, id, { trackedAt: latest.at })
    return ok(null)
  })

const follow = async (ctx: Services, parcel: DueParcel): Promise<void> => {
  const messages = await ctx.tracking[parcel.carrier]?.find(parcel.number)
  if (messages) await record(ctx, parcel, messages)
  else ctx.log.warn({ shipmentId: parcel.id, carrier: parcel.carrier }, 'a carrier does not know a parcel')
}

/** Asks the carriers about the parcels under way, and moves those that got further. */
export const followParcels = async (ctx: Services): Promise<void> => {
  const now = ctx.now()
  const until = new Date(now.getTime() + pauseMs)
  const due = await claimParcels(ctx.db, { carriers: Object.keys(ctx.tracking), now, until, max: batch })
  for (const parcel of due)
    await follow(ctx, parcel).catch((error: unknown) =>
      ctx.log.error({ err: error, shipmentId: parcel.id }, 'a parcel could not be followed'),
    )
}
