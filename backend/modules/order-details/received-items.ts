import type { Locale } from '#contracts/shop.ts'
import type { Actor } from '../../access/actor.ts'
import { isColleagues } from '../../access/can.ts'
import type { Services } from '../../kernel/context.ts'
import { readConfiguration } from '../configuration/service.ts'
import type { OrderRow } from '../orders/service.ts'
import { awaitedFile, isAwaited } from '../orders/rules/awaited-file.ts'
import { isNamed } from '../orders/rules/is-named.ts'
import { isDigital } from '../orders/rules/is-digital.ts'
import { findLatestAttempt } from '../payments/service.ts'
import { selectOrderItems } from './queries.ts'

type Ctx = Pick<Services, 'db' | 'now'>

/** A file can be downloaded when its order is paid and as long as the order is not cancelled. */
export const mayDownload = async ({ db }: Pick<Ctx, 'db'>, order: OrderRow): Promise<boolean> =>
  order.status !== 'cancelled' && (await findLatestAttempt(db, order.id))?.status === 'paid'

/** The ordered items, and which of them the viewer can download: the files are the buyer's alone. */
export const findItems = async (ctx: Ctx & { locale: Locale; actor?: Actor }, order: OrderRow) => {
  const ofColleague = ctx.actor !== undefined && isColleagues(ctx.actor, order)
  const canDownload = !ofColleague && (await mayDownload(ctx, order))
  return (await selectOrderItems(ctx, order.id)).map((one) => {
    const { item, publishedOn, isWithdrawn } = one
    const ordered = { format: item.format, publishedOn }
    const downloadableFrom = order.status === 'cancelled' ? null : awaitedFile(ordered, ctx.now())
    const downloadable = canDownload && isDigital(item.format) && !isAwaited(ordered, ctx.now()) && !isWithdrawn
    return { ...one, downloadable, downloadableFrom }
  })
}

export type FoundItem = Awaited<ReturnType<typeof findItems>>[number]

export const isRateable = async (
  { db }: Pick<Ctx, 'db'>,
  order: OrderRow,
  items: readonly FoundItem[],
): Promise<boolean> =>
  (await readConfiguration(db)).rating_active && isNamed(order) && items.some(({ isReceived }) => isReceived)
